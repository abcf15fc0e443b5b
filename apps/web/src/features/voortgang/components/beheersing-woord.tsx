import './beheersing.css'
import type { Beheersing } from '@letterhaven/contracts/uitleg'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { beheersingBeeld } from '../beheersing-beeld.ts'

/** Shows how far a pupil is in a category, as a word and an icon. */
export function BeheersingWoord({ beheersing }: { beheersing: Beheersing }) {
  const { icoon, woord, soort } = beheersingBeeld(beheersing)
  return (
    <p className={`beheersing beheersing-${soort}`}>
      <Icoon naam={icoon} maat={16} />
      {woord}
    </p>
  )
}

/** Explains what those words require, so that nobody takes them for less or more. */
export function BeheersingLegende() {
  return (
    <details className="niveau-rest lh-vouw">
      <summary>Wanneer is een categorie beheerst?</summary>
      <dl className="beheersing-legende">
        <div>
          <dt>Bijna beheerst</dt>
          <dd>
            Zo goed als zeker gaan 85 van de 100 goed. Er zijn nog te weinig dagen, antwoorden of
            antwoorden die je niet kunt raden om het zeker te weten.
          </dd>
        </div>
        <div>
          <dt>Beheerst</dt>
          <dd>
            Dan zijn er ook minstens 12 antwoorden op 3 dagen, waarvan 4 die je bijna niet kunt
            raden, zoals een zelf getypt woord. Met een spel waarin je kiest, kom je dus niet verder
            dan ‘bijna beheerst’.
          </dd>
        </div>
        <div>
          <dt>Onthouden</dt>
          <dd>Minstens twee weken later ging het nog steeds zo goed.</dd>
        </div>
      </dl>
      <p>
        Op de landkaart gaat het licht van een raam eerder aan: als het vrij zeker is dat 8 van de
        10 goed gaan.
      </p>
    </details>
  )
}
