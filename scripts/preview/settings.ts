import { z } from 'zod'

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be at most 65535'))
    .default(8888),
  OUT_DIR: z.string().min(1, 'must name a folder').default('out'),
})

export type PreviewSettings = { port: number; outDir: string }

/** A variable of the environment that cannot be used. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads the environment.
 *
 * @throws SettingsError naming the variable, its value and what it must be.
 */
export const previewSettings = (env: Record<string, string | undefined>): PreviewSettings => {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `${name} ${message}, not "${env[name]}".`
    })
    throw new SettingsError(problems.join(' '))
  }
  return { port: parsed.data.PORT, outDir: parsed.data.OUT_DIR }
}
