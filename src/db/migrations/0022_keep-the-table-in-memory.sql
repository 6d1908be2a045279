CREATE TABLE "listing_changes" (
	"listing_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_changes_idx" ON "listing_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "listings_confirmed_idx" ON "listings" USING btree ("confirmed_at" NULLS FIRST,"id") WHERE "listings"."status" = 'published';--> statement-breakpoint
-- The table of the office is answered from memory: nothing reads this any more, and every write paid for it.
DROP INDEX "listings_desk_idx";--> statement-breakpoint
-- Beside telling the running servers, it is written down what changed: who answers staff reads up to what is committed.
CREATE OR REPLACE FUNCTION listings_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    ids := (SELECT array_agg(id) FROM old_rows);
  ELSIF TG_OP = 'INSERT' THEN
    ids := (SELECT array_agg(id) FROM new_rows);
  ELSE
    ids := (SELECT array_agg(id) FROM (SELECT id FROM new_rows UNION SELECT id FROM old_rows) AS both_rows);
  END IF;
  INSERT INTO listing_changes (listing_id) SELECT unnest(ids);
  PERFORM tell_listings_changed(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION listings_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (listing_id) VALUES (0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_emptied AFTER TRUNCATE ON "listings" FOR EACH STATEMENT EXECUTE FUNCTION listings_emptied();
