ALTER TABLE "project_payment_steps" ADD COLUMN "starts" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_payment_steps" ADD COLUMN "after_months" smallint;--> statement-breakpoint
ALTER TABLE "project_payment_steps" ADD COLUMN "every_months" smallint;--> statement-breakpoint
ALTER TABLE "project_payment_steps" ADD CONSTRAINT "project_payment_steps_starts_check" CHECK ("project_payment_steps"."starts" in ('unknown', 'booking', 'months', 'possession'));