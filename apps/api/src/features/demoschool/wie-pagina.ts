import type { DemoMens } from './demo-mens.policy.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const tekst = (ruw: string): string => ruw.replaceAll(/[&<>"]/g, (teken) => ESCAPES[teken] ?? '')

const initialen = ({ voornaam, achternaam }: DemoMens): string =>
  `${[...voornaam][0] ?? ''}${[...achternaam].find((teken) => teken !== teken.toLowerCase()) ?? ''}`

const knop = (mens: DemoMens): string => `<li>
<button name="wie" value="${tekst(mens.id)}" class="mens ${mens.isCoAccount ? 'ouder' : mens.rol}">
<span class="rond" aria-hidden="true">${tekst(initialen(mens))}</span>
<span><strong>${tekst(`${mens.voornaam} ${mens.achternaam}`.trim())}</strong><span class="wie">${tekst(mens.wie)}</span></span>
</button></li>`

const blad = (taal: string, titel: string, inhoud: string): string => `<!doctype html>
<html lang="${taal}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${titel} · Demoschool</title>
<link rel="stylesheet" href="/demo-school/stijl.css">
</head><body><main><p class="school"><span class="schild" aria-hidden="true">D</span>Demoschool</p>
${inhoud}</main></body></html>`

/** Renders who can sign in at the demonstration's school: a button for each person, and a way back. */
export const wiePagina = (taal: string, uid: string, mensen: readonly DemoMens[]): string =>
  blad(
    taal,
    'Wie ben je?',
    `<h1>Wie ben je?</h1>
<p>Zo ziet inloggen bij je school eruit. Dit is een nagemaakte school om het te proberen: kies iemand, een wachtwoord is niet nodig.</p>
<form method="post" action="/demo-school/wie/${tekst(uid)}"><ul>
${mensen.map(knop).join('\n')}
</ul><button name="wie" value="" class="terug">Annuleren</button></form>`,
  )

/** Renders the page for a sign-in that was begun too long ago, or in another browser. */
export const verlopenPagina = (taal: string): string =>
  blad(
    taal,
    'Begin opnieuw',
    `<h1>Dit duurde te lang</h1>
<p>Er is niets veranderd. Begin opnieuw bij Letterhaven.</p>
<a class="mens" href="/app/auth/login-sso">Opnieuw beginnen</a>`,
  )

/** The styles of another party than Letterhaven, which is why they look different. */
export const STIJL = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: light-dark(#f3f0e8, #1d1b17); color: light-dark(#221f1a, #f3efe6); }
main { inline-size: min(100%, 30rem); display: grid; gap: 1rem; padding: clamp(1.25rem, 5vw, 2.25rem);
  border-radius: 1rem; background: light-dark(#fff, #2a2722); border-block-start: 6px solid #2f7d4f;
  box-shadow: 0 12px 36px rgb(0 0 0 / 14%); }
h1 { font-size: 1.75rem; line-height: 1.2; }
p { color: light-dark(#55504a, #cdc6b9); }
.school { display: flex; align-items: center; gap: .625rem; font-weight: 700; color: inherit; }
.schild { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.5rem; color: #fff;
  background: #2f7d4f; border-radius: .5rem .5rem 50% 50%; font-weight: 800; }
ul { list-style: none; padding: 0; display: grid; gap: .625rem; }
.mens { inline-size: 100%; min-block-size: 4rem; display: flex; align-items: center; gap: .875rem; padding: .625rem .875rem;
  border: 2px solid light-dark(#d9d3c6, #4a453c); border-radius: .75rem; background: transparent; color: inherit;
  font: inherit; text-align: start; text-decoration: none; cursor: pointer; }
.mens:hover { border-color: #2f7d4f; background: light-dark(#f1f8f3, #28352d); }
:focus-visible { outline: 3px solid light-dark(#1b5fc1, #8fc0ff); outline-offset: 2px; }
.mens strong, .wie { display: block; }
.wie { font-size: .9375rem; color: light-dark(#55504a, #cdc6b9); }
.rond { flex: none; display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%;
  font-weight: 700; background: light-dark(#d8ecdf, #31503d); }
.student .rond { background: light-dark(#ffe6b8, #5a4620); }
.ouder .rond { background: light-dark(#e6e1f3, #453d5c); }
.terug { margin-block-start: 1rem; min-block-size: 3rem; padding: .5rem 1rem; border: 0; border-radius: .75rem;
  background: light-dark(#ece7dc, #3a362f); color: inherit; font: inherit; cursor: pointer; }
@media (prefers-reduced-motion: no-preference) { .mens { transition: background-color .12s, border-color .12s; } }
@media (forced-colors: active) { .mens, .terug { border: 2px solid ButtonText; } }
`
