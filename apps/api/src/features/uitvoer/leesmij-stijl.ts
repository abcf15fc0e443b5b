/** The styles of the readable page: on a screen, in the dark, and on paper. They are part of the page itself. */
export const LEESMIJ_STIJL = `
:root{color-scheme:light dark;--tekst:#16222f;--stil:#4b5b6c;--vlak:#fff;--grond:#f6f8fb;--lijn:#d5dde6;--blauw:#1259a8}
@media (prefers-color-scheme:dark){:root{--tekst:#eaf1f8;--stil:#a9b9c9;--vlak:#16202b;--grond:#0e151d;--lijn:#314153;--blauw:#7cc0fa}}
*{box-sizing:border-box}
body{margin:0;background:var(--grond);color:var(--tekst);font:17px/1.55 Nunito,'Segoe UI',Verdana,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem) 4rem;background:var(--vlak);overflow-wrap:anywhere}
h1{margin:0;font-size:2rem;line-height:1.2}
h2{margin:2.5rem 0 .75rem;padding-bottom:.35rem;border-bottom:2px solid var(--lijn);font-size:1.4rem}
h3{margin:1.75rem 0 .15rem;font-size:1.15rem}
p{max-width:70ch;margin:.35rem 0}
a{color:var(--blauw)}
.stil{color:var(--stil);font-size:.9rem}
dl{display:grid;gap:.5rem;margin:0}
dl div{display:grid;grid-template-columns:12rem 1fr;gap:1rem}
.breed div{grid-template-columns:16rem 1fr}
dt{font-weight:700}
dd{margin:0}
dl+p{margin-top:1rem}
table{width:100%;margin:.5rem 0;border-collapse:collapse;font-size:.95rem}
th,td{padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--lijn);text-align:start;vertical-align:top}
tbody th{font-weight:400}
td{width:30%}
.weg{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:600px){dl div,.breed div{grid-template-columns:1fr;gap:0}td{width:auto}}
@media print{:root{--tekst:#000;--stil:#333;--vlak:#fff;--grond:#fff;--lijn:#999;--blauw:#000}body{font-size:11pt}main{max-width:none;padding:0}article,tr{break-inside:avoid}h2,h3{break-after:avoid}}
`
