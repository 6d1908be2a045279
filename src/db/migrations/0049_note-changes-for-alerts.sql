-- Whoever writes need not think of it: the editor, an import, a feed, psql. Nothing is noted while nobody waits for it.
CREATE FUNCTION note_for_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM alerts WHERE status = 'active') THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME <> 'listings' THEN
    INSERT INTO alert_changes (listing_id) SELECT DISTINCT listing_id FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO alert_changes (listing_id) SELECT id FROM old_rows;
  ELSE
    INSERT INTO alert_changes (listing_id) SELECT id FROM new_rows WHERE status = 'published';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_insert AFTER INSERT ON "listings" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_for_alerts();
--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON "listings" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_for_alerts();
--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON "listings" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_for_alerts();
--> statement-breakpoint
-- A search may ask for pictures.
CREATE TRIGGER note_insert AFTER INSERT ON "listing_images" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_for_alerts();
--> statement-breakpoint
-- A change of price or status has settled.
CREATE TRIGGER note_update AFTER UPDATE ON "listing_changes" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_for_alerts();
