import type pg from 'pg'
import type { App } from '../apps/api/src/app.ts'
import type { JaarovergangIn, OvergangGedaan } from '../packages/contracts/src/jaarovergang.ts'
import { getal, printDoelen, printTabel } from './verslag.ts'
import type { MeetGroep } from './vul-antwoorden.ts'

const DOEL_MS = 2000

async function call<T>(app: App, token: string, vraag: { url: string; body?: object }): Promise<T> {
  const { statusCode, body } = await app.fastify.inject({
    url: vraag.url,
    method: vraag.body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    ...(vraag.body ? { payload: vraag.body } : {}),
  })
  if (statusCode !== 200) throw new Error(`${vraag.url} gaf ${statusCode}: ${body}`)
  return JSON.parse(body) as T
}

/** Moves the largest school into its new year and back; each of its pupils has a state that is updated. */
export async function measureOvergang(
  app: App,
  pool: pg.Pool,
  { groep, token }: { readonly groep: MeetGroep; readonly token: string },
): Promise<void> {
  const { adminId } = groep
  await pool.query(`update groep set schooljaar = '2025-2026' where admin_id = $1`, [adminId])
  const pad = `/api/admins/${adminId}`
  const begin = performance.now()
  const overgang = await call<JaarovergangIn>(app, token, { url: `${pad}/jaarovergang` })
  const gezien = performance.now()
  const { importId, overgegaan, vertrokken } = await call<OvergangGedaan>(app, token, {
    url: `${pad}/jaarovergang/doorvoeren`,
    body: { vingerafdruk: overgang.vingerafdruk },
  })
  const gedaan = performance.now()
  await call(app, token, { url: `${pad}/imports/${importId}/terugdraaien`, body: {} })
  const terug = performance.now()
  printTabel(
    [`nieuw schooljaar, ${getal(overgegaan + vertrokken)} leerlingen`, 'ms'],
    [
      ['voorstel', getal(gezien - begin)],
      ['overzetten', getal(gedaan - gezien)],
      ['terugdraaien', getal(terug - gedaan)],
    ],
  )
  printDoelen([
    {
      naam: 'overzetten',
      gemeten: gedaan - gezien,
      soort: 'hoogstens',
      grens: DOEL_MS,
      decimalen: 0,
      eenheid: 'ms',
    },
  ])
}
