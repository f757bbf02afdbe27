import type { Advisor } from '#src/models/parts/sales.ts'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { Wording } from '../view/wording.ts'

type DirectLineProps = { phone: Advisor['phone']; view: Wording; className: string | undefined }

/** The number of a person, to call, if there is one. */
export const DirectLine = ({ phone, view, className }: DirectLineProps) =>
  phone && (
    <p>
      <SiteLink href={phone.href} external view={view} className={className}>
        <bdi dir="ltr">{phone.number}</bdi>
      </SiteLink>
    </p>
  )
