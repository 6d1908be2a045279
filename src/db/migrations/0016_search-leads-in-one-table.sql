ALTER TABLE "lead_search" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_search" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "lead_search" SET "kind" = "leads"."kind", "status" = "leads"."status", "source" = "leads"."source",
  "owner_id" = "leads"."owner_id", "city_id" = "leads"."city_id", "merged_into" = "leads"."merged_into",
  "created_at" = "leads"."created_at", "updated_at" = "leads"."updated_at"
FROM "leads" WHERE "leads"."id" = "lead_search"."lead_id";--> statement-breakpoint
ALTER TABLE "lead_search" ALTER COLUMN "kind" SET NOT NULL, ALTER COLUMN "status" SET NOT NULL,
  ALTER COLUMN "source" SET NOT NULL, ALTER COLUMN "created_at" SET NOT NULL, ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
-- Room beside each row, so that moving a lead on leaves the indexes alone.
ALTER TABLE "lead_search" SET (fillfactor = 80);--> statement-breakpoint
-- Whoever changes a lead need not think of it. A new lead is written there once it is filed, and by no trigger.
CREATE FUNCTION follow_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_search SET status = changed.status, source = changed.source, owner_id = changed.owner_id,
    city_id = changed.city_id, merged_into = changed.merged_into, created_at = changed.created_at,
    updated_at = changed.updated_at
  FROM changed WHERE lead_search.lead_id = changed.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_leads AFTER UPDATE ON "leads" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION follow_leads();
