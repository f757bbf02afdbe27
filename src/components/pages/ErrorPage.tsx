import { localePrefix } from '#src/models/addresses/locale-prefix.ts'
import { ErrorMessage } from '../errors/ErrorMessage.tsx'
import { MissingPath } from '../errors/MissingPath.tsx'
import type { PageProps } from './props.ts'

export const ErrorPage = ({ content, view }: PageProps<'error'>) => {
  const { t, shell } = view
  return (
    <ErrorMessage status={content.code} view={view}>
      <MissingPath
        noRoute={t('error.noRoute')}
        invalid={t('error.validate')}
        prefix={localePrefix(shell)}
      />
    </ErrorMessage>
  )
}
