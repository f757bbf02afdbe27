import { useMemo } from 'react'
import { useIMask } from 'react-imask'
import { imaskOptions } from '#src/lead/mask.ts'

type MaskedControlProps = { control: HTMLInputElement; mask: string }

/** Holds what is typed into a field of the page to its mask. */
export const MaskedControl = ({ control, mask }: MaskedControlProps) => {
  const options = useMemo(() => imaskOptions(mask), [mask])
  const ref = useMemo(() => ({ current: control }), [control])
  useIMask(options, { ref })
  return null
}
