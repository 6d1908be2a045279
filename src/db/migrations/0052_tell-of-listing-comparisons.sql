-- A comparison is on the listing's own page alone: neither lists nor the search index show it.
CREATE FUNCTION listing_comparisons_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part json;
BEGIN
  FOR part IN
    SELECT json_agg('listing:' || listing_id)
    FROM (SELECT listing_id, row_number() OVER () AS place FROM (SELECT DISTINCT listing_id FROM written) AS ids) AS placed
    GROUP BY (place - 1) / 300
  LOOP
    PERFORM pg_notify('aangan_changed', json_build_object('tags', part)::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_insert AFTER INSERT ON "listing_comparisons" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION listing_comparisons_written();
--> statement-breakpoint
CREATE TRIGGER tell_update AFTER UPDATE ON "listing_comparisons" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION listing_comparisons_written();
--> statement-breakpoint
CREATE TRIGGER tell_delete AFTER DELETE ON "listing_comparisons" REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION listing_comparisons_written();
