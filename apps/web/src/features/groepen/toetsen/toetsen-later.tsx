import { lazy, Suspense } from 'react'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { useTestschool } from '../../../shared/account/testschool.ts'

const GroepToetsen = lazy(() =>
  import('./groep-toetsen.tsx').then((m) => ({ default: m.GroepToetsen })),
)

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingen: readonly LeerlingRij[]
}

/** The method tests of a group, if its school makes them; loaded after the content that the page opens with. */
export function ToetsenLater(props: Props) {
  const { ziet, magKlaarzetten } = useTestschool()
  if (!ziet) return null
  return (
    <Suspense>
      <GroepToetsen {...props} magKlaarzetten={magKlaarzetten} />
    </Suspense>
  )
}
