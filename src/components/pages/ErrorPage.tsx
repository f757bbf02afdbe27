import { ErrorMessage } from '../errors/ErrorMessage.tsx'
import { MissingPath } from '../errors/MissingPath.tsx'
import type { PageProps } from './props.ts'

export const ErrorPage = ({ content, view }: PageProps<'error'>) => (
  <ErrorMessage status={content.code} view={view}>
    <MissingPath
      noRoute={view.t('error.noRoute')}
      invalid={view.t('error.validate')}
      prefix={view.shell.home.replace(/\/$/, '')}
    />
  </ErrorMessage>
)
