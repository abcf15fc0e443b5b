import { writeFileSync } from 'node:fs'
import { makeSjablonen, SJABLONEN_BESTAND } from './mails.ts'

/** `npm run mails`: makes the mails from their mjml, so that the server never has to load mjml. */
const sjablonen = await makeSjablonen()
writeFileSync(SJABLONEN_BESTAND, `${JSON.stringify(sjablonen, null, 1)}\n`)
process.stdout.write(`${Object.keys(sjablonen).length} mails\n`)
