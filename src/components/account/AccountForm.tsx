import type { AccountCall } from '#src/account/forms.ts'
import type { PageMessageKey } from '#src/models/parts/messages.ts'
import { ACCOUNT_API, PASSWORD_MIN_LENGTH } from '#src/site/account.ts'
import fieldStyles from '../forms/Field.module.css'
import type { View } from '../view/view.ts'
import styles from './AccountForm.module.css'

type FieldName =
  | 'identifier'
  | 'username'
  | 'email'
  | 'password'
  | 'newPassword'
  | 'passwordConfirmation'
  | 'currentPassword'

type AccountFormProps = {
  call: AccountCall
  fields?: readonly FieldName[]
  submit: PageMessageKey
  view: View
}

/** The `autocomplete` value of each field, for browsers and password managers. */
const ATTRIBUTES: Record<
  FieldName,
  { name: string; type: 'text' | 'email' | 'password'; autoComplete: string; minLength?: number }
> = {
  identifier: { name: 'identifier', type: 'text', autoComplete: 'username' },
  username: { name: 'username', type: 'text', autoComplete: 'username', minLength: 3 },
  email: { name: 'email', type: 'email', autoComplete: 'email' },
  password: { name: 'password', type: 'password', autoComplete: 'current-password' },
  newPassword: {
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    minLength: PASSWORD_MIN_LENGTH,
  },
  passwordConfirmation: {
    name: 'passwordConfirmation',
    type: 'password',
    autoComplete: 'new-password',
  },
  currentPassword: {
    name: 'currentPassword',
    type: 'password',
    autoComplete: 'current-password',
  },
}

/**
 * A form of the account pages. Without a script the browser posts it, and the answer leads back to the
 * page with the message about the outcome; the script only saves the reload.
 */
export const AccountForm = ({ call, fields = [], submit, view }: AccountFormProps) => {
  const { t, page } = view
  return (
    <form
      method="post"
      action={`${ACCOUNT_API}/${call}`}
      className={styles.form}
      data-account-form={call}
    >
      <input type="hidden" name="page" value={page.path} />
      {fields.map((field) => {
        const { name, ...attributes } = ATTRIBUTES[field]
        const id = `${call}-${name}`
        const help = attributes.minLength === PASSWORD_MIN_LENGTH
        return (
          <div key={field} className={fieldStyles.field}>
            <label htmlFor={id} className={fieldStyles.label}>
              {t(`account.field.${field}`)}
            </label>
            <input
              id={id}
              name={name}
              {...attributes}
              required
              dir={attributes.type === 'text' ? 'auto' : 'ltr'}
              className={fieldStyles.control}
              autoCapitalize="none"
              spellCheck="false"
              aria-describedby={help ? `${id}-help` : undefined}
            />
            {help && (
              <p id={`${id}-help`} className={fieldStyles.help}>
                {t('account.error.password', { n: PASSWORD_MIN_LENGTH })}
              </p>
            )}
          </div>
        )
      })}
      <button
        type="submit"
        data-variant={fields.length > 0 ? 'primary' : 'secondary'}
        className={styles.submit}
      >
        {t(submit)}
      </button>
    </form>
  )
}
