import PDFDocument from 'pdfkit'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import type { Druktaak } from './druktaak.ts'
import { drawKaartvellen } from './kaartvel.ts'
import { Letters } from './letters.ts'
import { drawPoster } from './poster.ts'

/** The number of groups that are named in the title. */
const IN_TITEL = 6

function titelVan(taak: Druktaak): string {
  const { Klasposter } = soortwoorden(woordkeusVoor(taak))
  if (taak.wat === 'poster') return `${Klasposter} ${taak.groep}`
  const namen = taak.delen.slice(0, IN_TITEL).map(({ groep }) => groep)
  const meer = taak.delen.length > IN_TITEL ? ' …' : ''
  return `Inlogkaarten ${namen.join(', ')}${meer}`
}

/** Makes a PDF of A4 pages; it only computes and draws, so that it may run in any thread. */
export function drukPdf(taak: Druktaak): Promise<Uint8Array> {
  const { taal } = woordkeusVoor(taak)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: taal,
    displayTitle: true,
    info: {
      Title: titelVan(taak),
      Creator: 'Letterhaven',
      Producer: 'Letterhaven',
    },
  })
  const delen: Buffer[] = []
  const klaar = new Promise<Uint8Array>((goed, mis) => {
    doc.on('data', (deel: Buffer) => delen.push(deel))
    doc.on('end', () => goed(Uint8Array.from(Buffer.concat(delen))))
    doc.on('error', mis)
  })
  const letters = new Letters(doc)
  if (taak.wat === 'poster') drawPoster({ doc, letters }, taak)
  else drawKaartvellen({ doc, letters }, taak)
  doc.end()
  return klaar
}
