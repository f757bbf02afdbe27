export default {
  routes: [
    {
      method: 'GET',
      path: '/content-versions',
      handler: 'api::content-version.content-version.find',
    },
  ],
}
