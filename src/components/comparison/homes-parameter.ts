/** Names the homes of a shared list in the address: the last parts of their paths. */
export const HOMES = 'homes'
