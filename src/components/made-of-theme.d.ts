/** What the build makes of the theme (`scripts/build/theme/write-theme.ts`), in a folder that no repository has. */
declare module '#theme/preloads.js' {
  /** By the ISO 15924 name of the script; Latin is for all others. */
  export const PRELOADS: Readonly<Record<string, URL[]>>
}
