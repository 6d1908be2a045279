ALTER TABLE "listings" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "listings" SET "ended_at" = "updated_at" WHERE "status" IN ('sold', 'rented', 'expired');--> statement-breakpoint
-- Whoever ends a listing or brings it back need not think of it: an import, the back office, psql.
CREATE FUNCTION note_listing_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := CASE WHEN NEW.ended_at IS NULL THEN now() END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_end BEFORE INSERT OR UPDATE ON "listings" FOR EACH ROW
  WHEN ((NEW.status IN ('sold', 'rented', 'expired')) <> (NEW.ended_at IS NOT NULL))
  EXECUTE FUNCTION note_listing_end();
