import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import lib; from lib import *; import rend
import argparse, json
# halls and crowds, people as plain figures seen from behind: --kind talk | banquet | expo | lawn
ap=argparse.ArgumentParser(); ap.add_argument('--seed',type=int,default=1); ap.add_argument('--pct',type=int,default=100); ap.add_argument('--spp',type=int,default=32); ap.add_argument('--out'); ap.add_argument('--kind',default='talk'); ap.add_argument('--mode',default='day'); ap.add_argument('--thr',type=float,default=.03)
a=ap.parse_args(sys.argv[sys.argv.index('--')+1:]); reset(a.seed); r=random.Random(a.seed*49979687+7); t0=time.time(); C=bpy.context.collection
white=plaster('w','#ece8e0',.02,.03); blk=simple('blk','#17181a',.4,.5); grn=simple('grn','#0b6b4a',.55); brass=simple('br','#b08d57',.3,1.); wv=wood('wv','#8a5a34','#4f2f1a'); V=vegmats(); cloth=fabric('cloth','#efe9de',220)
def B(m,*c,bev=0.): return MB('b',m,bev).box(*c).done()
def txt(s,x,y,z,size,mat,rot=0.):
    c=bpy.data.curves.new('t','FONT'); c.body=s; c.size=size; c.align_x='CENTER'; c.align_y='CENTER'; c.materials.append(mat); o=bpy.data.objects.new('t',c); o.location=(x,y,z); o.rotation_euler=(math.pi/2,0,rot); C.objects.link(o)
# ---- figures: turned shapes, their back to -y
def turned(prof,sx=1.,sy=1.,cx=0.,cy=0.,n=20):
    P=[(cx+rr*sx*math.cos(2*math.pi*k/n),cy+rr*sy*math.sin(2*math.pi*k/n),z) for rr,z in prof for k in range(n)]; F=[(i*n+k,i*n+(k+1)%n,(i+1)*n+(k+1)%n,(i+1)*n+k) for i in range(len(prof)-1) for k in range(n)]; return P,F
def ball(x,y,z,rx,rz,n=10): return turned([(rx*math.sin(math.pi*i/n)+1e-4,z-rz*math.cos(math.pi*i/n)) for i in range(n+1)],cx=x,cy=y)
def figure(name,seated,dress,hair,skin,scarf=None,waist=None):
    V_,F_,I_=[],[],[]; ms=[dress,hair,skin,scarf or dress,waist or dress]
    def add(vf,m): o=len(V_); V_.extend(vf[0]); F_.extend(tuple(o+i for i in q) for q in vf[1]); I_.extend([m]*len(vf[1]))
    z=0. if seated else .46
    if seated: add(turned([(.19,.0),(.22,.08),(.2,.26),(.215,.42),(.2,.5),(.12,.56),(.06,.58)],1.05,.62),0); top=.58
    else:
        add(turned([(.235,.44),(.21,.8),(.18,1.02),(.2,1.22),(.215,1.34),(.2,1.42),(.12,1.48),(.06,1.5)],1.,.62),0); top=1.5
        for u in (-.09,.09): add(turned([(.075,.04),(.085,.3),(.09,.6)],cx=u),4); add(ball(u,.03,.04,.075,.05),1)
    for s in (-1,1):
        sh=Vector((s*.215,0,top-.1)); el=Vector((s*.27,.02,top-.38)); ha=Vector((s*.2,.2 if seated else .05,top-.5 if seated else top-.66)); v,f=tube([sh,el,ha],[.062,.052,.04],8); add((v,f),0); add(ball(ha.x,ha.y,ha.z-.02,.042,.055,6),2)
    add(turned([(.055,top-.03),(.05,top+.08)]),2); hz=top+.17; add(ball(0,.012,hz,.098,.125),2); add(ball(0,-.022,hz+.018,.104,.122),1)
    if scarf: add(ball(0,-.012,hz+.012,.122,.145),3); add(turned([(.27,top-.36),(.25,top-.14),(.17,top-.0),(.11,top+.08)],1.,.72),3)
    o=mesh_np(name,np.array(V_),np.array(F_),ms,I_,True); return o
cl=[fabric('d%d'%i,c,260) for i,c in enumerate(('#e9e5dc','#2d3b52','#7b8a94','#5b4a3d','#c9bda4','#22302b','#8b3a3a','#3f6b62'))]; hair=simple('hair','#191512',.6,bumpscale=60,bump=.3); grey_=simple('hairg','#77736d',.6); sk=[simple('s%d'%i,c,.5) for i,c in enumerate(('#b98d6b','#a5764f','#c79d7c'))]; sc_=[fabric('f%d'%i,c,260) for i,c in enumerate(('#b0486a','#e0d6c4','#2f6f6a','#c98f2f','#4a3f77'))]
def people(seated): return [figure('p%d'%i,seated,cl[i%8],grey_ if i in(3,8) else hair,sk[i%3],sc_[i%5] if i%3==1 else None,cl[(i*3+1)%8]) for i in range(11)]
setting=''; res=(1280,853); cam=None; ex=1.
if a.kind in('talk','banquet'):
    W,D,H=(16.,24.,5.4) if a.kind=='talk' else (19.,25.,6.2); fl=fabric('carp','#5b4a44' if a.kind=='talk' else '#3c4a5a',120,sheen=.1); B(fl,0,W,-4,D,-.1,0); wl=plaster('wl','#d9cfbf' if a.kind=='talk' else '#e9e3d8',.02,.03); B(wl,-.2,0,-4,D,0,H); B(wl,W,W+.2,-4,D,0,H); B(wl,-.2,W+.2,D,D+.2,0,H); B(wl,-.2,W+.2,-4.2,-4,0,H); B(simple('ceil','#efece6',.8),-.2,W+.2,-4,D,H,H+.2)
    for y in (1,7,13,19): arealight((W/2,y,H-.1),(0,0,0),12,1.6,210,(1,.88,.74),False)
if a.kind=='talk':
    sl=MB('sl',wv,.004); [sl.box(x,x+.06,D-.14,D-.02,.0,H) for x in np.arange(.1,W,.14)]; sl.done(); B(simple('stage','#3a2a20',.4),2.4,W-2.4,D-4.2,D,0,.6,bev=.01); scr=emit('scr',(.93,.95,.98),1.2); B(blk,W/2-3.1,W/2+3.1,D-.5,D-.42,1.2,4.7); B(scr,W/2-3.,W/2+3.,D-.55,D-.5,1.3,4.6)
    bars=MB('bars',grn); [bars.box(W/2-2.+i*.8,W/2-1.5+i*.8,D-.6,D-.56,1.8,2.3+i*.38) for i in range(5)]; bars.done(); B(wv,4.2,4.95,D-3.3,D-2.8,.6,1.75,bev=.01); li=MB('li',emit('li',(1,.93,.82),5)); [li.box(x-.06,x+.06,y,y+3.,H-.03,H-.01) for x in (3,6.3,9.7,13) for y in (-2,3,8,13)]; li.done()
    sp=figure('speaker',False,cl[1],hair,sk[0]); inst(sp,(4.6,D-2.4,.6),math.pi); seat=fabric('seat','#7a2f35',260); S=MB('S',seat,.03); L=MB('L',brass); P=people(True)
    for row in range(10):
        y=1.6+row*1.5
        for q in range(14):
            x=1.3+q*.86+(1.4 if q>6 else 0); S.box(x,x+.54,y,y+.5,.42,.5); S.box(x+.01,x+.53,y-.08,y-.01,.56,1.); [L.box(x+u,x+u+.03,y+v,y+v+.03,0,.95 if v<.02 else .43) for u in (.0,.51) for v in (-.06,.45)]
            if r.random()<.86: inst(r.choice(P),(x+.27,y+.2,.49),r.uniform(-.15,.15),r.uniform(.95,1.07))
    S.done(); L.done(); cam=((W*.5+1.2,-2.6,2.2),(W*.5,D,2.0),24.); setting='Full hall from the back: rows of listeners before a speaker and a screen'; ex=1.05
elif a.kind=='banquet':
    for x in (.2,W-.2):
        for y in range(-3,24,3): B(wv,x-.1,x+.1,y,y+.4,0,H)
    B(simple('stage','#e7e1d6',.4),4,W-4,D-3.6,D,0,.5,bev=.02); bk=MB('bk',fabric('bkf','#0f4436',200)); [bk.cyl(x,D-.35,.5,5.4,.14,n=10) for x in np.arange(4.2,W-4,.24)]; bk.done(); fl_=[shrub('fl%d'%i,i+a.seed,.3,.24,.05,2600,V['leafr']) for i in range(2)]; gl=simple('gl','#e9eef0',.05,0,.9)
    [inst(fl_[i%2],(4.8+i*1.35,D-1.0,.5),0,1.3) for i in range(8)]; tcl=MB('tc',cloth,0,True); pl=MB('pl',simple('plate','#f6f4ee',.2,0,.6),0,True); ch=MB('ch',simple('chm','#b89555',.35,.7),.008); se=MB('se',cloth,.02); gm=MB('gm',gl,0,True); ca=MB('ca',emit('candle',(1,.7,.36),7))
    for i in range(4):
        for j in range(5):
            x,y=2.7+i*4.5+(.0 if j%2 else .3),1.6+j*3.9; tcl.cyl(x,y,0,.72,.98,.86,36).cyl(x,y,.72,.75,.9,.9,36); inst(fl_[(i+j)%2],(x,y,.78),i,.85); [ca.cyl(x+.3*math.cos(q*2.1),y+.3*math.sin(q*2.1),.76,.9,.03,n=10) for q in range(3)]
            for q in range(8):
                t=2*math.pi*q/8+.2; u,v=x+1.25*math.cos(t),y+1.25*math.sin(t); pl.cyl(x+.68*math.cos(t),y+.68*math.sin(t),.752,.765,.14,.15,20); gm.cyl(x+.6*math.cos(t+.22),y+.6*math.sin(t+.22),.75,.9,.025,.035,10); se.box(u-.21,u+.21,v-.21,v+.21,.44,.5,rz=t); bx_,by_=u+.23*math.cos(t),v+.23*math.sin(t); [ch.cyl(bx_-math.sin(t)*(p-2)*.09,by_+math.cos(t)*(p-2)*.09,.0 if p in(0,4) else .5,1.,.014,n=6) for p in range(5)]; ch.box(bx_-.02,bx_+.02,by_-.2,by_+.2,.96,1.,rz=t); [ch.cyl(u+s*.18*math.sin(t)-.16*math.cos(t),v-s*.18*math.cos(t)-.16*math.sin(t),0,.44,.014,n=6) for s in (-1,1)]
    for q in (tcl,pl,ch,se,gm,ca): q.done()
    cr=MB('cr',emit('cry',(1,.85,.62),6)); fr=MB('fr',brass)
    for x in (W*.27,W*.73):
        for y in (4.,11.,18.):
            for R_,z in ((1.1,H-1.5),(.7,H-1.9)):
                for k in range(int(R_*22)): t=2*math.pi*k/int(R_*22); cr.cyl(x+R_*math.cos(t),y+R_*math.sin(t),z,z+.2,.028,n=8); fr.cyl(x+R_*math.cos(t),y+R_*math.sin(t),z-.04,z,.035,n=8)
            fr.cyl(x,y,H-1.5,H,.015,n=8); l=bpy.data.lights.new('p','POINT'); l.energy=120; l.color=(1,.8,.55); l.shadow_soft_size=.8; o=bpy.data.objects.new('p',l); o.location=(x,y,H-1.7); C.objects.link(o)
    cr.done(); fr.done(); cam=((W*.34,-3.4,2.3),(W*.54,D,1.9),22.); setting='Banquet hall with round tables, white cloths, flowers and chandeliers before the guests arrive'; ex=.75
elif a.kind=='expo':
    W,D,H=22.,30.,8.; B(simple('conc','#b3b0aa',.35,bumpscale=3,bump=.04),0,W,-6,D,-.2,0); B(simple('wall','#cdd2d3',.6),-.2,0,-6,D,0,H); B(simple('wall2','#cdd2d3',.6),W,W+.2,-6,D,0,H); B(simple('wall3','#dfe2e2',.6),0,W,D,D+.2,0,H); B(simple('wall4','#dfe2e2',.6),0,W,-6.2,-6,0,H); B(simple('roof','#8f979b',.6),0,W,-6,D,H+.6,H+.7); tr=MB('tr',simple('stl','#4a5257',.5,.5)); [tr.box(0,W,y-.08,y+.08,H-.3,H-.14).box(0,W,y-.08,y+.08,H+.3,H+.45) for y in range(-4,30,4)]; [tr.box(x-.03,x+.03,y-.03,y+.03,H-.3,H+.4) for y in range(-4,30,4) for x in range(0,23)]; tr.done(); li=MB('li',emit('li',(.95,.97,1.),7)); [li.box(x-.25,x+.25,y-.9,y+.9,H-.42,H-.36) for x in (4,11,18) for y in range(-3,29,4)]; li.done()
    for y in (-1,7,15,23): arealight((W/2,y,H-.6),(0,0,0),16,4,640,(.98,.97,.95),False)
    B(fabric('aisle','#0b5a40',100,sheen=.1),W/2-2.2,W/2+2.2,-6,D-1,0,.012); names=['VILLAS','PLOTS','APARTMENTS','HOME LOANS','SHOPS','FARM HOUSES','OFFICES','VALUATION']; cols=['#0b6b4a','#23385c','#7a2e2a','#c8912a','#1f4d45','#5a3d6b']; pw=MB('pw',simple('panel','#f3f1ec',.6),.008); pf=MB('pf',simple('alu','#b9bdbf',.3,.8)); tm=emit('tm',(1,.98,.94),1.6); n=0
    for sx in (0,1):
        for i in range(5):
            y0=-1.2+i*5.2; xa,xb=(1.,7.6) if sx==0 else (W-7.6,W-1.); xo=xb if sx==0 else xa; back=xa if sx==0 else xb; c=cols[n%6]; pw.box(back-.04,back+.04,y0,y0+4.6,0,2.8).box(xa,xb,y0-.04,y0+.04,0,1.15); B(fabric('bf%d'%n,['#8f8a80','#59636b','#a08f78'][n%3],100,sheen=.1),xa,xb,y0,y0+4.6,0,.01); fas=simple('fas%d'%n,c,.5); B(fas,xo-.06,xo+.06,y0,y0+4.6,2.8,3.4,bev=.01); rt=math.pi/2 if sx==0 else -math.pi/2; txt(names[n%8],xo+(.08 if sx==0 else -.08),y0+2.3,3.1,.42,tm,rt); [pf.cyl(xo,y,0,2.8,.035,n=10) for y in (y0,y0+4.6)]
            B(fas,xo-.5-(.5 if sx==0 else -.5) if sx==0 else xo+.5,xo-.5 if sx==0 else xo+1.,y0+.7,y0+2.4,0,1.02,bev=.02); B(white,xo-1.05 if sx==0 else xo+.45,xo-.45 if sx==0 else xo+1.05,y0+.65,y0+2.45,1.02,1.06,bev=.01)
            for q in range(3):   # posters with plain drawings of houses, towers or plots
                pc=simple('po%d%d'%(n,q),['#d9e4ea','#efe3cd','#dfe8da'][q],.7); u0=y0+.5+q*1.35; s_=.05 if sx==0 else -.05; B(pc,*sorted((back+s_,back+s_*1.6)),u0,u0+1.15,.9,2.5); hm=MB('hm',simple('hm%d%d'%(n,q),cols[(n+q)%6],.6)); 
                if (n+q)%3==0: hm.box(*sorted((back+s_*1.7,back+s_*2.2)),u0+.25,u0+.9,1.2,1.7).box(*sorted((back+s_*1.7,back+s_*2.2)),u0+.35,u0+.7,1.7,2.)
                elif (n+q)%3==1: [hm.box(*sorted((back+s_*1.7,back+s_*2.2)),u0+.35,u0+.8,1.1+w*.17,1.22+w*.17) for w in range(7)]
                else: [hm.box(*sorted((back+s_*1.7,back+s_*2.2)),u0+.15+w*.3,u0+.4+w*.3,1.15+h_*.4,1.48+h_*.4) for w in range(3) for h_ in range(3)]
                hm.done()
            n+=1
    pw.done(); pf.done(); P=people(False)
    for i in range(26):
        y=r.uniform(2.2,26); x=W/2+r.uniform(-2.6,2.6); inst(P[i%11],(x,y,.01),r.uniform(-.5,.5),r.uniform(.94,1.06))
    for x,y,t in ((W/2-1.1,1.9,.5),(W/2-.4,2.2,.35),(W/2+1.6,3.4,-.5)): inst(P[r.randint(0,10)],(x,y,.01),t)
    for x in (W/2-2.9,W/2+2.9):
        for y in (14.2,): MB('pot',simple('pt','#2b2b2b',.5),0,True).cyl(x,y,0,.5,.2,.27,24).done(); inst(tree('fc%d'%int(x*3+y),a.seed+int(y),2.2,.06,1.,.17,1500,V['bark'],V['leafd']),(x,y,.45))
    cam=((W/2+1.0,-4.6,2.4),(W/2-.2,D,2.2),21.); setting='Property fair: stands on both sides of a green aisle, visitors seen from behind'; ex=.55
else:
    MB('soil',simple('so','#4d5a30',.95)).box(-200,200,-60,300,-.6,-.06).done(); gp=[grasspatch('g%d'%i,a.seed*10+i,1.,3600,.05,V['grass']) for i in range(3)]; MB('lb',simple('lawn','#3c5a22',.9)).box(-40,40,-16,30,-.2,-.005).done(); [inst(gp[r.randint(0,2)],(-13+i*.94,-12+j*.94,-.005),r.choice([0,1.57,3.14,4.71])) for i in range(28) for j in range(20)]
    mq=MB('mq',fabric('mqf','#f3efe6',300,trans=.25)); po=MB('po',wv,.008); x0,x1,y0,y1=-7.5,7.5,4.,12.; mq.quad((x0,y0,3.),(x1,y0,3.),(x1-2,8,4.9),(x0+2,8,4.9)); mq.quad((x0,y1,3.),(x0+2,8,4.9),(x1-2,8,4.9),(x1,y1,3.)); mq.quad((x0,y0,3.),(x0+2,8,4.9),(x0,y1,3.)); mq.quad((x1,y0,3.),(x1,y1,3.),(x1-2,8,4.9)); [mq.quad((x0+i*1.5,y0,3.),(x0+(i+1)*1.5,y0,3.),(x0+(i+1)*1.5-.2,y0-.02,2.6),(x0+i*1.5+.2,y0-.02,2.6)) for i in range(10)]; mq.done(); [po.cyl(x,y,0,3.,.06,n=12) for x in (x0,-2.5,2.5,x1) for y in (y0,y1)]; po.done()
    B(wv,-3.4,3.4,5.4,9,0,.35,bev=.01); rb=MB('rb',simple('rib','#b5202f',.5)); rb.box(-2.2,2.2,4.6,4.62,1.0,1.12).done(); [MB('pp',brass,0,True).cyl(x,4.6,0,1.15,.04,n=14).done() for x in (-2.2,2.2)]; S=MB('S',simple('ch','#f1ede4',.5),.015); P=people(True); Q=people(False)
    for row in range(5):
        y=-7.6+row*1.75
        for q in range(14):
            x=-6.3+q*.84+(1.3 if q>6 else 0)
            S.box(x,x+.46,y,y+.46,.42,.46); S.box(x,x+.46,y-.05,y-.01,.5,.95); [S.box(x+u,x+u+.03,y+v,y+v+.03,0,.93 if v<0 else .43) for u in (0,.43) for v in (-.05,.42)]
            if r.random()<.8: inst(r.choice(P),(x+.23,y+.18,.45),r.uniform(-.15,.15),r.uniform(.95,1.06))
    S.done(); [inst(Q[i*2],(x,5.6+.2*(i%2),.35 if abs(x)<3.2 else 0),t) for i,(x,t) in enumerate(((-1.2,.2),(.0,-.1),(1.3,.3),(2.6,-.4)))]
    bu=MB('bu',emit('bulb',(1,.78,.45),9))
    for k_ in range(2):
        xa,ya,xb,yb_=((-9,-9,-7.5,4),(9,-9,7.5,4))[k_]
        for i in range(24): t=(i+.5)/24; x,y,z=xa+(xb-xa)*t,ya+(yb_-ya)*t,3.6-1.1*math.sin(math.pi*t)*.6; bu.cyl(x,y,z-.1,z,.045,n=10)
    bu.done(); sb=[shrub('s%d'%i,i+a.seed,.5,.5,.06,5000,m) for i,m in enumerate([V['leafd'],V['leafr'],V['leaf']])]; [inst(sb[i%3],(sx*(8.4+.3*(i%2)),-9+i*1.1,0),i) for sx in (-1,1) for i in range(14)]; tr=[tree('t%d'%i,a.seed+i,8,.3,1.05,.16,26000,V['bark'],V['leaf' if i else 'leafd']) for i in range(2)]; [inst(tr[i%2],(-40+i*5.2,r.uniform(16,26),0),i,r.uniform(.9,1.3)) for i in range(16)]; [inst(tr[i%2],(sx*r.uniform(12,17),-6+i*5,0),i,r.uniform(.8,1.1)) for sx in (-1,1) for i in range(4)]
    cam=((1.6,-13.2,2.3),(.2,6,2.5),24.); setting='Opening on a lawn: guests on white chairs, seen from behind, before a canopy and a red ribbon'; el,ex=(r.uniform(14,18),.5) if a.mode=='golden' else (40,.3); sky(el,180+r.choice([-1,1])*48,.11 if a.mode=='golden' else .09,1.2,2.3,1.,.7,sunint=.65,seed=a.seed,size=1.2)
if a.kind!='lawn': sky(30,120,.1,disc=False,seed=a.seed)
camera(*cam); setup(res=res,spp=a.spp,pct=a.pct,exposure=ex,look='Medium Contrast',thr=a.thr,clamp=4)
out=a.out or f'out/gather_{a.kind}.png'; json.dump(dict(what='hall',setting=setting,season=None,light=a.mode if a.kind=='lawn' else None),open(os.path.splitext(out)[0]+'.json','w'))
print('BUILD_S',round(time.time()-t0,1)); rend.render(out,gr=dict(bloom=.06,vig=.12,sat=.98,contrast=.13))
