import './kaart.css'
import '../eiland/eiland.css'
import './kaart-maten.css'
import '../../../shared/schets/schets.css'
import './schets.css'
import { EILANDEN } from '@letterhaven/contracts/landkaart'
import haven from '../beeld/haven.svg'
import { EILAND_NAAM } from '../delen/kaart-woorden.ts'
import { EilandBeeld } from '../eiland/eiland-beeld.tsx'

const NIETS: ReadonlySet<string> = new Set()

/**
 * The archipelago as it is for everybody: all islands in the mist, without lights or names of children. The build writes it
 * into the page, so that it shows before the first script has arrived.
 */
export function KaartSchets() {
  return (
    <div className="kaart kaart-schets" aria-hidden="true">
      <div className="kaart-lucht" />
      <div className="kaart-zee">
        <div className="kaart-eilanden">
          {EILANDEN.map((eiland) => (
            <div key={eiland} className={`kaart-plek kaart-plek-${eiland}`}>
              <div className="eiland eiland-in-mist">
                <EilandBeeld
                  eiland={eiland}
                  vensters={[]}
                  doelen={0}
                  volgendId={null}
                  gegroeid={NIETS}
                  mist="dicht"
                />
                <span className="eiland-bordje">
                  <span className="eiland-naam">{EILAND_NAAM[eiland]}</span>
                  <span className="eiland-onder">mist</span>
                </span>
              </div>
            </div>
          ))}
        </div>
        <img
          className="kaart-haven"
          src={haven}
          alt=""
          width={420}
          height={420}
          fetchPriority="high"
        />
      </div>
    </div>
  )
}
