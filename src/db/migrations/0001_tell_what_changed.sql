-- Every writer, be it the API, an import or psql, tells the running servers what changed: they LISTEN on
-- 'aangan_changed' and drop the pages and search rows that the tags concern. Tags come in parts of 300,
-- because a payload may have 8,000 bytes.
CREATE FUNCTION tell_listings_changed(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_of_part integer;
BEGIN
  FOR first_of_part IN 1 .. coalesce(cardinality(ids), 0) BY 300 LOOP
    PERFORM pg_notify('aangan_changed', json_build_object('tags',
      (SELECT json_agg(tag) FROM (
        SELECT 'listings' AS tag
        UNION ALL SELECT 'listing:' || id FROM unnest(ids[first_of_part : first_of_part + 299]) AS id
      ) AS tags))::text);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION listings_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_listings_changed((SELECT array_agg(id) FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_listings_changed((SELECT array_agg(id) FROM new_rows));
  ELSE
    PERFORM tell_listings_changed((SELECT array_agg(id) FROM (SELECT id FROM new_rows UNION SELECT id FROM old_rows) AS ids));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION listing_media_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM tell_listings_changed((SELECT array_agg(DISTINCT listing_id) FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_listings_changed((SELECT array_agg(DISTINCT listing_id) FROM new_rows));
  ELSE
    PERFORM tell_listings_changed((SELECT array_agg(listing_id) FROM (SELECT listing_id FROM new_rows UNION SELECT listing_id FROM old_rows) AS ids));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Small tables are told of as a whole: the tag is the table's name, or the one given with the trigger.
CREATE FUNCTION table_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('aangan_changed', json_build_object('tags', json_build_array(coalesce(TG_ARGV[0], TG_TABLE_NAME)))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('listings', 'listings_written'),
    ('listing_images', 'listing_media_written'),
    ('listing_videos', 'listing_media_written')
  ) AS tables (name, handler) LOOP
    EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', watched.name, watched.handler);
    EXECUTE format('CREATE TRIGGER tell_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', watched.name, watched.handler);
    EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', watched.name, watched.handler);
  END LOOP;

  FOR watched IN SELECT * FROM (VALUES
    ('cities', 'cities'), ('areas', 'areas'), ('agents', 'agents'), ('agent_areas', 'agents'),
    ('offices', 'offices'), ('testimonials', 'testimonials'), ('covers', 'covers'),
    ('group_photos', 'group_photos'), ('events', 'events'), ('event_media', 'events'), ('jobs', 'jobs'),
    ('projects', 'projects'), ('project_unit_types', 'projects'), ('project_payment_steps', 'projects'),
    ('project_images', 'projects'), ('project_videos', 'projects')
  ) AS tables (name, tag) LOOP
    EXECUTE format('CREATE TRIGGER tell_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION table_written(%L)', watched.name, watched.tag);
  END LOOP;
END $$;
