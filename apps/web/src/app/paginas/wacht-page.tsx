import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

/** Takes the place of a page that is about to come. */
export function WachtPage() {
  return (
    <Skelet>
      <SkeletBlok vorm="blok" hoogte="16rem" />
    </Skelet>
  )
}
