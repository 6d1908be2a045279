ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_language_check" CHECK ("bookings"."language" in ('en', 'ur'));--> statement-breakpoint
UPDATE "payments" SET "refund_reason" = case
  when "refund_reason" like 'It was %' then 'wrong amount'
  when "refund_reason" like 'It came after %' then 'after the hold'
  when "refund_reason" like 'The booking had been paid %' then 'already paid'
  else 'released' end where "refund_reason" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason_check" CHECK ("payments"."refund_reason" in ('wrong amount', 'after the hold', 'already paid', 'released'));--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_language_check" CHECK ("job_applications"."language" in ('en', 'ur'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_language_check" CHECK ("leads"."language" in ('en', 'ur'));