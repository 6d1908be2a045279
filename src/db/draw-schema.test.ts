import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { drawSchema } from './draw-schema.ts'

test('tables are drawn with their columns and with what they refer to', () => {
  const cities = pgTable('cities', { id: integer().primaryKey(), slug: text().notNull().unique() })
  const areas = pgTable('areas', {
    id: integer().primaryKey(),
    city_id: integer()
      .notNull()
      .references(() => cities.id),
    names: text().array(),
  })
  const drawn = drawSchema([{ name: 'Places', text: 'Where things are.', tables: [cities, areas] }])
  expect(drawn.slice(drawn.indexOf('## Places'))).toBe(`## Places

Where things are.

\`\`\`mermaid
erDiagram
  cities {
    integer id PK
    text slug UK
  }
  areas {
    integer id PK
    integer city_id FK
    text[] names "optional"
  }
  cities ||--o{ areas : "city_id"
\`\`\`
`)
})
