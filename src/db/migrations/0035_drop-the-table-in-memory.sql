-- First, because visitors can read while an index is built. The statements that block them come last and are quick.
CREATE INDEX "listings_table_idx" ON "listings" USING btree ("updated_at","id","status","purpose","type","subtype","price","size_sqft","beds","city_id","area_id","agent_id","featured","created_at","published_at","confirmed_at","title_lower");--> statement-breakpoint
-- Vacuumed often: a count skips the table only where it was vacuumed since its last change.
ALTER TABLE "listings" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
CREATE OR REPLACE FUNCTION listings_written() RETURNS trigger LANGUAGE plpgsql AS $$
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
DROP TRIGGER note_emptied ON "listings";--> statement-breakpoint
DROP FUNCTION listings_emptied();--> statement-breakpoint
DROP TABLE "listing_changes";
