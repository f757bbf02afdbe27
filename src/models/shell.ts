export type Shell = { locale: string }
