import eenden from '../beeld/eenden.svg'
import wolkje from '../beeld/wolkje.svg'
import dolfijn from '../beeld/zee-dolfijn.svg'
import meeuw from '../beeld/zee-meeuw.svg'
import schildpad from '../beeld/zee-schildpad.svg'
import vis from '../beeld/zee-vis.svg'
import walvis from '../beeld/zee-walvis.svg'

const LEVEN = [
  { naam: 'wolk-een', bron: wolkje, maat: [160, 80] },
  { naam: 'wolk-twee', bron: wolkje, maat: [160, 80] },
  { naam: 'dolfijn', bron: dolfijn, maat: [100, 86] },
  { naam: 'walvis', bron: walvis, maat: [114, 88] },
  { naam: 'schildpad', bron: schildpad, maat: [100, 62] },
  { naam: 'vis', bron: vis, maat: [68, 56] },
  { naam: 'eenden', bron: eenden, maat: [150, 70] },
  { naam: 'meeuw-een', bron: meeuw, maat: [68, 38] },
  { naam: 'meeuw-twee', bron: meeuw, maat: [68, 38] },
  { naam: 'meeuw-drie', bron: meeuw, maat: [68, 38] },
] as const

/** Small animals around the islands, each with its own rhythm; still for pupils who want calm. */
export function Zeeleven() {
  return (
    <div className="zeeleven" aria-hidden="true">
      {LEVEN.map(({ naam, bron, maat: [breed, hoog] }) => (
        <img
          key={naam}
          className={`leven leven-${naam}`}
          src={bron}
          alt=""
          width={breed}
          height={hoog}
          decoding="async"
        />
      ))}
    </div>
  )
}
