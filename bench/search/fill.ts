/** A market of any size for the measurement: made by PostgreSQL itself, the same for the same number. */
import type pg from 'pg'

/** Cities with their share of the market, in hundredths, the number of their areas, and their position. */
const cities = [
  { name: 'Islamabad', share: 24, areas: 48, at: [33.69, 73.04] },
  { name: 'Lahore', share: 24, areas: 60, at: [31.5, 74.34] },
  { name: 'Karachi', share: 22, areas: 66, at: [24.9, 67.08] },
  { name: 'Rawalpindi', share: 12, areas: 36, at: [33.58, 73.06] },
  { name: 'Multan', share: 5, areas: 20, at: [30.2, 71.47] },
  { name: 'Faisalabad', share: 5, areas: 20, at: [31.42, 73.09] },
  { name: 'Peshawar', share: 4, areas: 16, at: [34, 71.5] },
  { name: 'Gujranwala', share: 2, areas: 10, at: [32.16, 74.19] },
  { name: 'Quetta', share: 2, areas: 10, at: [30.2, 67] },
] as const

const societies = [
  'Bahria Town',
  'DHA Phase',
  'Gulberg',
  'Johar Town',
  'Askari',
  'Model Town',
  'Wapda Town',
  'Gulshan Block',
  'Garden City',
  'Sector E',
]

/** Empties the market and fills it with `count` published listings, each with a picture. */
export async function fillMarket(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    'TRUNCATE listings, listing_images, areas, cities, agents, projects RESTART IDENTITY CASCADE',
  )
  for (const city of cities) await addCity(pool, city)
  await pool.query(`
    INSERT INTO agents (name, title, phone, whatsapp, email, city_id, languages)
    SELECT 'Agent ' || n, 'Sales agent', '+92300' || lpad(n::text, 7, '0'), '+92300' || lpad(n::text, 7, '0'),
      'agent' || n || '@example.com', n % ${cities.length} + 1, '{English,Urdu}' FROM generate_series(1, 200) AS n`)
  await addListings(pool, count)
  await pool.query('VACUUM ANALYZE')
}

/** Areas are spread around the city in a sunflower pattern, some kilometres apart. */
async function addCity(pool: pg.Pool, { name, areas, at }: (typeof cities)[number]): Promise<void> {
  const city = await pool.query<{ id: number }>(
    'INSERT INTO cities (name, slug, lat, long) VALUES ($1, lower($1), $2, $3) RETURNING id',
    [name, ...at],
  )
  await pool.query(
    `INSERT INTO areas (city_id, name, kind, lat, long)
     SELECT $1, ($2::text[])[n % $3 + 1] || ' ' || n, 'society', $5 + 0.02 * sqrt(n) * sin(n * 2.4),
       $6 + 0.024 * sqrt(n) * cos(n * 2.4) FROM generate_series(1, $4) AS n`,
    [city.rows[0]?.id, societies, societies.length, areas, ...at],
  )
}

/**
 * Prices and sizes spread as in a market: many near the middle, few far away. The number decides every choice. Four
 * in five have a position of their own, around the middle of their area.
 */
async function addListings(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    for (const table of ['listings', 'listing_images'])
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    await client.query('SELECT setseed(0.25)')
    await client.query(
      `INSERT INTO listings (title, description, purpose, type, subtype, price, size_value, size_unit, size_sqft, beds, baths,
         city_id, area_id, lat, long, agent_id, status, featured, published_at, confirmed_at, features,
         possession, year_built, floor)
       SELECT format('%s Marla %s for %s in %s', marla, initcap(subtype), initcap(purpose), area_name), 'A home.', purpose, type, subtype,
         CASE WHEN random() < 0.02 THEN 0 WHEN purpose = 'sale' THEN round(marla * (90 + 250 * random() * random())) * 10000
           ELSE round(marla * (6 + 9 * random())) * 1000 END,
         marla, 'marla', marla * 250,
         CASE WHEN type = 'residential' THEN 1 + floor(6 * random() * (0.4 + 0.6 * random())) END,
         CASE WHEN type = 'residential' THEN 1 + floor(6 * random() * (0.4 + 0.6 * random())) END,
         city_id, area_id, area_lat + north, area_long + east, 1 + floor(random() * 200), 'published', random() < 0.02,
         '2026-11-01'::timestamptz - random() * interval '400 days', '2026-11-01',
         (ARRAY['Electricity', 'Gas', 'Corner', 'Park facing', 'Lawn', 'Furnished', 'Servant quarter', 'Car porch'])[1 + floor(random() * 3)::int : 3 + floor(random() * 6)::int],
         (ARRAY['ready', 'ready', 'under construction', 'not yet', NULL])[1 + (city_draw * 9973)::int % 5],
         CASE WHEN type <> 'plot' THEN 1985 + (area_draw * 9973)::int % 40 END,
         CASE WHEN subtype IN ('apartment', 'penthouse', 'shop', 'office') THEN (area_draw * 7919)::int % 12 END
       FROM (
         SELECT drawn.*, areas.city_id, areas.id AS area_id, areas.name AS area_name, areas.lat AS area_lat, areas.long AS area_long,
           CASE WHEN kind_draw < 0.42 THEN 'house' WHEN kind_draw < 0.58 THEN 'apartment' WHEN kind_draw < 0.66 THEN 'upper portion'
             WHEN kind_draw < 0.72 THEN 'lower portion' WHEN kind_draw < 0.74 THEN 'farm house' WHEN kind_draw < 0.76 THEN 'penthouse'
             WHEN kind_draw < 0.9 THEN 'residential plot' WHEN kind_draw < 0.93 THEN 'plot file' WHEN kind_draw < 0.95 THEN 'commercial plot'
             WHEN kind_draw < 0.98 THEN 'shop' ELSE 'office' END AS subtype,
           CASE WHEN kind_draw < 0.76 THEN 'residential' WHEN kind_draw < 0.95 THEN 'plot' ELSE 'commercial' END AS type
         FROM (
           SELECT CASE WHEN random() < 0.7 THEN 'sale' ELSE 'rent' END AS purpose, random() AS kind_draw,
             (ARRAY[2, 3, 5, 5, 5, 6, 7, 8, 10, 10, 10, 12, 15, 20, 20, 40])[1 + floor(random() * 16)] AS marla,
             random() AS city_draw, random() AS area_draw,
             CASE WHEN n % 5 > 0 THEN 0.012 * (random() + random() - 1) END AS north,
             CASE WHEN n % 5 > 0 THEN 0.014 * (random() + random() - 1) END AS east
           FROM generate_series(1, $1) AS n OFFSET 0
         ) AS drawn
         JOIN LATERAL (SELECT city, first_area, area_count FROM (VALUES ${cityDraws()}) AS draws (from_share, to_share, city, first_area, area_count)
           WHERE drawn.city_draw >= from_share AND drawn.city_draw < to_share) AS city_of ON true
         JOIN areas ON areas.id = first_area + floor(area_count * area_draw * (0.3 + 0.7 * area_draw))
       ) AS made`,
      [count],
    )
    await client.query(`
      INSERT INTO listing_images (listing_id, position, url, alt, width, height)
      SELECT id, 1, '/listings/original/' || id || '.jpg', '', 1200, 900 FROM listings`)
    for (const table of ['listings', 'listing_images'])
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

function cityDraws(): string {
  let from = 0
  let firstArea = 1
  return cities
    .map(({ share, areas }, place) => {
      const row = `(${from / 100}, ${(from + share) / 100}, ${place + 1}, ${firstArea}, ${areas})`
      from += share
      firstArea += areas
      return row
    })
    .join(', ')
}
