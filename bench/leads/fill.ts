/** An inbox of any size for the measurement: made by PostgreSQL itself, the same for the same number. */
import type pg from 'pg'
import { fillMarket } from '../search/fill.ts'

const names = ['Ayesha Khan', 'Bilal Ahmed', 'Sana Malik', 'Omar Shah', 'Nadia Hussain', 'Usman Tariq']
/** Each message has twelve of them: a word is in every fifth lead. */
const words =
  `looking house marla school park garden plot corner facing main road budget crore family parents rent sale
  bedrooms lounge kitchen servant quarter basement parking lift floor apartment shop office file possession transfer
  instalments price final visit weekend friday evening call whatsapp documents registry society phase sector block street
  near mosque hospital market motorway airport view terrace solar water gas security`.split(/\s+/)

/** A market of 5,000 listings with 200 agents, and `count` leads of two years, most of them long done with. */
export async function fillLeads(pool: pg.Pool, count: number): Promise<void> {
  await fillMarket(pool, 5_000)
  await pool.query(
    `INSERT INTO leads (reference, kind, status, lost_reason, name, email, phone, phone_e164, payload, listing_id,
       owner_id, assigned_at, city_id, source, first_contacted_at, created_at, updated_at)
     SELECT 'AG-' || n, kind, status, CASE status WHEN 'lost' THEN 'price' END, name, 'visitor' || n % 90000 || '@example.com',
       '0300 ' || lpad((n % 90000)::text, 7, '0'), '+92300' || lpad((n % 90000)::text, 7, '0'),
       jsonb_build_object('name', name, 'inquiry', said), CASE kind WHEN 'property_inquiry' THEN n % 5000 + 1 END,
       CASE WHEN status <> 'new' THEN n % 200 + 1 END, came, CASE WHEN n % 3 > 0 THEN n % 9 + 1 END, 'website',
       CASE WHEN status NOT IN ('new', 'assigned') THEN came + n % 120 * interval '1 minute' END, came,
       came + n % 4000 * interval '1 minute'
     FROM generate_series(1, $1::int) AS n
     CROSS JOIN LATERAL (SELECT
       now() - ($1 - n) * (interval '730 days' / $1) AS came,
       (ARRAY['inquiry', 'property_inquiry', 'property_inquiry', 'contact', 'valuation', 'wanted'])[n % 6 + 1] AS kind,
       CASE WHEN n > $1 * 0.995 THEN (ARRAY['new', 'assigned'])[n % 2 + 1]
         WHEN n > $1 * 0.9 THEN (ARRAY['assigned', 'contacted', 'viewing', 'offer', 'lost'])[n % 5 + 1]
         ELSE (ARRAY['won', 'lost', 'lost', 'lost'])[n % 4 + 1] END AS status,
       ($2::text[])[n % ${names.length} + 1] AS name,
       (SELECT string_agg(($3::text[])[(n * k) % ${words.length} + 1], ' ') FROM generate_series(1, 12) AS k)
         || ' number ' || n AS said) AS lead`,
    [count, names, words],
  )
  await pool.query(`
    INSERT INTO lead_search (lead_id, words, phone, email, kind, status, source, owner_id, city_id, created_at, updated_at)
    SELECT id, array_to_tsvector(array_remove(regexp_split_to_array(lower(concat_ws(' ', reference, name, email,
        payload ->> 'inquiry', ltrim(phone_e164, '+'), ltrim(phone_e164, '+92'), replace(phone_e164, '+92', '0'))),
        '[^[:alnum:]]+'), '')),
      phone_e164, email, kind::lead_kind, status::lead_status, source::lead_source, owner_id, city_id, created_at, updated_at
    FROM leads`)
  await pool.query('VACUUM ANALYZE')
}
