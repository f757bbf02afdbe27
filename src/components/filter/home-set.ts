/** Homes as bits, 32 to a number: sets of thousands are joined, cut and counted in microseconds. */
export type Homes = Uint32Array

export const noHomes = (total: number): Homes => new Uint32Array(Math.ceil(total / 32))

export const everyHome = (total: number): Homes => {
  const homes = noHomes(total).fill(-1)
  const rest = total & 31
  if (rest > 0) homes[homes.length - 1] = (1 << rest) - 1
  return homes
}

export const add = (homes: Homes, position: number): void => {
  homes[position >> 5] = (homes[position >> 5] as number) | (1 << (position & 31))
}

export const has = (homes: Homes, position: number): boolean =>
  (((homes[position >> 5] as number) >> (position & 31)) & 1) === 1

export const both = (a: Homes, b: Homes): Homes => a.map((bits, at) => bits & (b[at] as number))

export const either = (a: Homes, b: Homes): Homes => a.map((bits, at) => bits | (b[at] as number))

export const positionsOf = (homes: Homes): number[] => {
  const positions: number[] = []
  homes.forEach((bits, at) => {
    for (let rest = bits; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
      positions.push(at * 32 + 31 - Math.clz32(rest & -rest))
    }
  })
  return positions
}

export const countOf = (homes: Homes): number => {
  let count = 0
  for (const bits of homes) {
    for (let rest = bits; rest !== 0; rest = (rest & (rest - 1)) >>> 0) count += 1
  }
  return count
}
