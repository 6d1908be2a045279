CREATE TABLE "estimate_corrections" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"likely" bigint NOT NULL,
	"figure" bigint NOT NULL,
	"staff_id" text,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estimate_corrections_purpose_check" CHECK ("estimate_corrections"."purpose" in ('sale', 'rent')),
	CONSTRAINT "estimate_corrections_figures_check" CHECK ("estimate_corrections"."likely" > 0 and "estimate_corrections"."figure" > 0)
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
ALTER TABLE "estimate_corrections" ADD CONSTRAINT "estimate_corrections_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimate_corrections" ADD CONSTRAINT "estimate_corrections_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;