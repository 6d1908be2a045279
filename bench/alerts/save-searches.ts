/** Saved searches as visitors of a large agency make them, by PostgreSQL itself. */
import type pg from 'pg'

/**
 * Saves `count` searches of half as many addresses, with daily alerts: most in a city, two in three with
 * areas, with a type, a price, rooms; those of a whole city with a price from and to; some with words, a
 * distance or pictures.
 */
export async function saveSearches(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO alert_contacts (key, channel, address, language, confirmed_at)
     SELECT 'key ' || n, 'email', 'reader' || n || '@example.com', 'en', now() FROM generate_series(1, $1) AS n`,
    [Math.ceil(count / 2)],
  )
  await pool.query(
    `INSERT INTO alerts (reference, contact_id, kind, status, frequency, purpose, city_id, area_ids, filters)
     SELECT 'reference ' || n, (n + 1) / 2, 'search', 'active', 'daily',
       CASE WHEN n % 4 = 0 THEN 'rent' ELSE 'sale' END,
       area.city_id,
       CASE WHEN n % 3 = 0 THEN '{}'::int[] ELSE ARRAY[area.id, area.id + 1 + n % 3] END,
       jsonb_strip_nulls(jsonb_build_object(
         'subtype', CASE n % 5 WHEN 0 THEN NULL WHEN 1 THEN '["apartment"]'::jsonb ELSE '["house"]'::jsonb END,
         'maxPrice', CASE WHEN n % 2 = 0 OR n % 3 = 0 THEN to_jsonb((5 + n % 60) * CASE WHEN n % 4 = 0 THEN 5000 ELSE 1000000 END) END,
         'minPrice', CASE WHEN n % 3 = 0 THEN to_jsonb((5 + n % 60) * CASE WHEN n % 4 = 0 THEN 3500 ELSE 700000 END) END,
         'beds', CASE WHEN n % 3 = 1 THEN to_jsonb(1 + n % 5) END,
         'minSize', CASE WHEN n % 7 = 0 THEN to_jsonb(5) END,
         'sizeUnit', CASE WHEN n % 7 = 0 THEN '"marla"'::jsonb END,
         'hasPictures', CASE WHEN n % 11 = 0 THEN 'true'::jsonb END,
         'keyword', CASE WHEN n % 20 = 0 THEN '"corner"'::jsonb END,
         'near', CASE WHEN n % 25 = 1 THEN to_jsonb(area.lat || ',' || area.long || ',3') END))
     FROM generate_series(1, $1) AS n
     JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS all FROM areas) AS area
       ON area.place = n * 7919 % area.all + 1`,
    [count],
  )
  await pool.query('VACUUM ANALYZE alerts, alert_contacts')
}
