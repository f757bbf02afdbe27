/** The keys that tests press. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

/** What tests do with a tab of a browser, in the words that all browsers understand. */
export interface Tab {
  /** Loads an address, and waits until the document is there. */
  load(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Calls a function in the page. It can use its arguments and what the page has, nothing else. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Clicks the first element that a selector finds, in its middle, as a mouse does. */
  click(selector: string): Promise<void>
  /** Types into an element what people can type. */
  type(selector: string, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Chooses an option of a list by its value. */
  choose(selector: string, value: string): Promise<void>
  /** Gives the page a size in CSS pixels. */
  resize(size: Size): Promise<void>
  /** What the window shows, as a PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Size = { width: number; height: number }

/** A running browser. Tabs share neither cookies nor storage. */
export interface Driver {
  newTab(): Promise<Tab>
  close(): Promise<void>
}
