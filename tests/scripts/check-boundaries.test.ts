import { expect, test } from 'vitest'
import { makeCheckout, runScript } from '#tests/support/checkout.ts'

test('every import that crosses a boundary is named', async () => {
  const checkout = makeCheckout({
    'agency.config.ts': '',
    'src/contract/money.ts':
      "import { z } from 'zod'\nimport pg from 'pg'\nimport {\n  connect,\n} from '#db/client.ts'\n",
    'src/web/card.tsx':
      "import '../server/start.ts'\nimport { a } from './b'\nconst later = () => import('#domain/a.ts')\n",
    'src/domain/list.ts': "import { queue } from '#jobs/queue.ts'\nimport { work } from '#jobs/start.ts'\n",
    'src/api/mount.ts': "import type { Db } from '#db/client.ts'\nimport { connect } from '#db/client.ts'\n",
    'src/db/view.tsx': '',
  })
  const { code, output } = await runScript(checkout, 'check-boundaries.js')
  expect(output.trim().split('\n').sort()).toEqual([
    'src/api/mount.ts: api may not import #db/client.ts',
    'src/contract/money.ts: contract imports zod alone, not pg',
    'src/contract/money.ts: contract may not import #db/client.ts',
    'src/db/view.tsx: JSX lives in src/web alone',
    'src/domain/list.ts: domain may not import #jobs/start.ts',
    'src/web/card.tsx: ./b lacks its file extension',
    'src/web/card.tsx: web may not import #domain/a.ts',
    'src/web/card.tsx: web may not import ../server/start.ts',
  ])
  expect(code).toBe(1)
})

test('imports along the arrows pass', async () => {
  const checkout = makeCheckout({
    'agency.config.ts': "import type { Office } from '#contract/people.ts'\n",
    'src/web/card.tsx': "import { format } from '#contract/money.ts'\nimport { agency } from '#agency'\n",
    'src/domain/list.ts': "import { listings } from '#db/schema/index.ts'\n",
    'src/server/start.ts': "import '#api/mount.ts'\nimport '#web/site.ts'\n",
  })
  expect(await runScript(checkout, 'check-boundaries.js')).toEqual({ code: 0, output: '' })
})
