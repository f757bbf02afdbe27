/** A part of the site. `problem` says what fails, without secrets: anybody may read it. */
export type Part = { status: 'ok' | 'warning' | 'failing' | 'off'; problem?: string }
