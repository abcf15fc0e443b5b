import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

/** Stands where a page is about to come. */
export function WachtPage() {
  return (
    <Skelet>
      <SkeletBlok vorm="blok" hoogte="16rem" />
    </Skelet>
  )
}
