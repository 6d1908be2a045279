ALTER TABLE "listings" ADD COLUMN "possession" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "year_built" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "floor" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_possession_check" CHECK ("listings"."possession" in ('ready', 'grey structure', 'under construction', 'not yet'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_year_check" CHECK ("listings"."year_built" between 1800 and 2200);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_floor_check" CHECK ("listings"."floor" between -10 and 250);