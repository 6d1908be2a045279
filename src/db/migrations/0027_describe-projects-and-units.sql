ALTER TABLE "bookings" ADD COLUMN "unit_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_unit_types" ADD COLUMN "floor_plan" text;--> statement-breakpoint
ALTER TABLE "project_units" ADD COLUMN "floor" smallint;--> statement-breakpoint
ALTER TABLE "project_units" ADD COLUMN "facing" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_units" ADD COLUMN "size_value" double precision;--> statement-breakpoint
ALTER TABLE "project_units" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "status" text DEFAULT 'under construction' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "possession_on" date;--> statement-breakpoint
ALTER TABLE "project_units" ADD CONSTRAINT "project_units_size_check" CHECK ("project_units"."size_value" > 0);--> statement-breakpoint
ALTER TABLE "project_units" ADD CONSTRAINT "project_units_price_check" CHECK ("project_units"."price" >= 0);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_status_check" CHECK ("projects"."status" in ('launching', 'under construction', 'ready', 'sold out'));