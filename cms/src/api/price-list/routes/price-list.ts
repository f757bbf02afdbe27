export default {
  routes: [
    {
      method: 'POST',
      path: '/price-list',
      handler: 'api::price-list.price-list.import',
    },
    {
      method: 'POST',
      path: '/price-list/undo',
      handler: 'api::price-list.price-list.undo',
    },
  ],
}
