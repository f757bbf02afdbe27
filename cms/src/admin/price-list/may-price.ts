/** Who may publish homes. */
export const MAY_PRICE = [
  { action: 'plugin::content-manager.explorer.publish', subject: 'api::unit.unit' },
]
