import { Suspense } from 'react'
import { bijzaak } from '../../shared/bijzaak.ts'
import { useOpenLook } from '../../shared/kijk-mee/kijk-mee.ts'

const Band = bijzaak(() =>
  import('../../features/kijk-mee/kijk-mee-strook.tsx').then((m) => m.KijkMeeStrook),
)

/** Above every page while somebody of the office looks along; nobody else ever fetches it. */
export function KijkMeeBand() {
  const look = useOpenLook()
  return (
    look && (
      <Suspense>
        <Band key={look.id} look={look} />
      </Suspense>
    )
  )
}
