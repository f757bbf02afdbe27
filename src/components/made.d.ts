/** What the build makes for the compiler (`scripts/build/next/write-made.ts`), in a folder that no repository has. */
declare module '#made/preloads.js' {
  /** By the ISO 15924 name of the script; Latin is for all others. */
  export const PRELOADS: Readonly<Record<string, URL[]>>
}

declare module '#made/early-file.js' {
  /** The address of what is made of `early.ts`. */
  export const EARLY_FILE: URL
}
