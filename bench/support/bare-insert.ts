/**
 * The least that keeps what a form says: a Hono handler that reads the JSON and inserts one row. Run as a process of
 * its own with the database's address; says its own address when it listens.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
await pool.query(`CREATE TABLE IF NOT EXISTS bare_leads (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL, email text NOT NULL, phone text NOT NULL, place text NOT NULL, inquiry text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now())`)
const insert = `INSERT INTO bare_leads (name, email, phone, place, inquiry) VALUES ($1, $2, $3, $4, $5) RETURNING id`

const app = new Hono()
app.post('/', async (context) => {
  const { name, email, phone, client_Location, inquiry } = await context.req.json()
  const { rows } = await pool.query(insert, [name, email, phone, client_Location, inquiry])
  return context.json({ data: { id: rows[0].id } }, 201)
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}/`)
})
process.once('disconnect', () => process.exit())
