import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { StatusPage } from '../../shared/kader/status-page.tsx'
import { signOff } from '../../shared/session/afmelden.ts'

/** Tells somebody with an account that this page is for people without one. */
export function AndersIngelogd() {
  return (
    <div className="status-vol demo-anders">
      <StatusPage
        meeuwis="zwaait"
        titel="Je bent al ingelogd"
        acties={
          <>
            <EigenPaginaLink className="site-knop site-knop-groen" />
            <button
              type="button"
              className="site-knop"
              onClick={() => signOff({ redirect: false })}
            >
              Uitloggen en zonder account spelen
            </button>
          </>
        }
      >
        <p>
          Zonder account speel je op een landkaart die na een dag verdwijnt. Wat je met je eigen
          account deed, blijft bewaard.
        </p>
      </StatusPage>
    </div>
  )
}
