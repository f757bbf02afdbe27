import { get } from '#src/lib/get.ts'

/** Loads a file of the search data. */
export const fetchJson = async <T>(address: string): Promise<T> => {
  const response = await get(address)
  if (!response.ok) throw new Error(`[GET] "${address}": ${response.status}`)
  return response.json()
}
