import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import lib; from lib import *; import rend
import argparse
# large halls and sheds: --kind event (chairs before a stage) | store (racks) | shed (a warehouse from outside) | site (a concrete frame being built)
ap=argparse.ArgumentParser(); ap.add_argument('--seed',type=int,default=1); ap.add_argument('--pct',type=int,default=100); ap.add_argument('--spp',type=int,default=32); ap.add_argument('--out'); ap.add_argument('--kind',default='event'); ap.add_argument('--mode',default='day'); ap.add_argument('--thr',type=float,default=.03); ap.add_argument('--view',type=int,default=1)
a=ap.parse_args(sys.argv[sys.argv.index('--')+1:]); reset(a.seed); r=random.Random(a.seed*7368787+3); t0=time.time(); C=bpy.context.collection; mode=a.mode
white=plaster('w','#ece8e0',.02,.03); blk=simple('blk','#17181a',.4,.5); grn=simple('grn','#0b6b4a',.55); dgrn=simple('dgrn','#084f37',.7); brass=simple('br','#b08d57',.3,1.); wv=wood('wv','#8a5a34','#4f2f1a'); V=vegmats()
def B(m,*c,bev=0.): return MB('b',m,bev).box(*c).done()
def txt(s,x,y,z,size,mat):
    c=bpy.data.curves.new('t','FONT'); c.body=s; c.size=size; c.align_x='CENTER'; c.align_y='CENTER'; c.materials.append(mat); o=bpy.data.objects.new('t',c); o.location=(x,y,z); o.rotation_euler=(math.pi/2,0,0); C.objects.link(o)
def corrugated(m,x0,x1,y,z0,z1,step=.3):
    q=MB('cor',m); x=x0
    while x<x1: q.box(x,x+step*.55,y-.05,y,z0,z1); x+=step
    q.box(x0,x1,y,y+.12,z0,z1).done()
ex=.4
if a.kind=='event':
    W,D,H=15.,24.,5.6; carpet=fabric('carp',r.choice(['#55605c','#6d6257','#4c5560']),120,sheen=.1)
    B(carpet,0,W,-4,D,-.1,0); B(white,-.2,0,-4,D,0,H); B(white,W,W+.2,-4,D,0,H); B(white,-.2,W+.2,D,D+.2,0,H); B(white,-.2,W+.2,-4.2,-4,0,H); B(simple('ceil','#e9e6df',.8),-.2,W+.2,-4,D,H,H+.2)
    pn=MB('pn',wv,.004); [pn.box(x,x+.05,q*3.2-2.,q*3.2+.2,.1,H-.9) for q in range(8) for x in (.0,W-.05)]; pn.done()
    li=MB('li',emit('li',(1,.92,.8),6)); [li.box(x-.7,x+.7,y-.08,y+.08,H-.04,H-.01) for x in (3.,7.5,12.) for y in range(-2,23,3)]; li.done()
    for y in (2,8,14,20): arealight((W/2,y,H-.1),(0,0,0),11,1.2,190,(1,.88,.74),False)
    B(wv,2.2,W-2.2,D-4.6,D,0,.7,bev=.01); st=MB('st',blk,.005); [st.box(W/2-1.2,W/2+1.2,D-5.3+q*.35,D-4.6,0,.23*(q+1)) for q in range(2)]; st.done()
    B(dgrn,3.2,W-3.2,D-.35,D-.3,.9,4.7); scr=emit('scr',(.90,.96,.93),1.1); B(scr,W/2-2.6,W/2+2.6,D-.42,D-.36,1.3,4.3); lg=MB('lg',grn,.0); [lg.box(W/2-.62+q*.45,W/2-.28+q*.45,D-.46,D-.43,2.5,2.9+q*.3) for q in range(3)]; lg.done()
    for x in (3.7,W-3.7): curtain(fabric('cu%d'%int(x),'#0c3b2b',trans=.05),x-1.4 if x<W/2 else x-.4,x+.4 if x<W/2 else x+1.4,D-.7,.7,5.2,9,.09,False)
    ld=MB('ld',wv,.01); ld.box(4.0,4.7,D-3.5,D-3.,.7,1.85).done(); B(blk,3.98,4.72,D-3.55,D-2.98,1.85,1.9)
    tb=MB('tb',fabric('tc','#efe9de',200),.02); tb.box(W/2+.3,W-3.8,D-3.1,D-2.3,.7,1.45).done(); [inst(shrub('fl%d'%q,q+4,.22,.2,.04,1500,V['leafr']),(W/2+1.+q*1.2,D-2.7,1.45)) for q in range(3)]
    for x in (W/2,): 
        for u in (-2,0,2): spot(x+u,D-6,H-.2,260,60,(1,.9,.75),mirror=False)
    seat=fabric('seat',r.choice(['#0b6b4a','#8c7a5a','#23385c']),260); S=MB('S',seat,.03); L=MB('L',blk)
    for row in range(11):
        y=3.2+row*1.42
        for q in range(14):
            x=1.5+q*.8+(1.0 if q>6 else 0)
            S.box(x,x+.5,y,y+.48,.43,.5); S.box(x+.02,x+.48,y-.06,y-.01,.55,.98); [L.box(x+u,x+u+.03,y+v,y+v+.03,0,.95 if v<.02 else .43) for u in (.0,.47) for v in (-.03,.43)]
    S.done(); L.done()
    for x,y in ((1.,D-1.),(W-1.,D-1.)): MB('pot',simple('pt','#2b2b2b',.5),0,True).cyl(x,y,0,.55,.2,.28,28).done(); inst(tree('fc',a.seed+40,2.4,.06,1.,.17,1500,V['bark'],V['leafd']),(x,y,.5))
    sky(30,120,.1,disc=False,seed=a.seed); cam=((W*.36,-2.2,2.3),(W*.52,D,1.75),23.) if a.view==1 else ((W*.94,D-5.,1.75),(W*.1,2.0,1.1),22.)
    ex=1.1
elif a.kind=='store':
    W,D,H=18.,34.,8.; fl=simple('conc','#a9a59c',.35,bumpscale=3,bump=.05); B(fl,0,W,-4,D,-.2,0); mt=simple('mt','#d5d8d6',.4,.5)
    for x0,x1 in ((-.2,0),(W,W+.2)):
        q=MB('q',mt); y=-4.
        while y<D: q.box(x0-.02 if x0>0 else x0,x1+.05 if x0<0 else x1,y,y+.2,0,H); y+=.36
        q.box(x0,x1,-4,D,0,H).done()
    corrugated(mt,0,W,D,0,H,.36); B(mt,0,W,-4.2,-4,0,H); B(simple('roof','#c7cac8',.5,.4),0,W,-4,D,H+.6,H+.7); tr=MB('tr',simple('stl','#5a6a72',.45,.6))
    for y in range(0,34,5):
        tr.box(0,W,y-.1,y+.1,H-.2,H).box(0,W,y-.08,y+.08,H+.4,H+.55).box(.1,.35,y-.15,y+.15,0,H).box(W-.35,W-.1,y-.15,y+.15,0,H); [tr.box(x-.04,x+.04,y-.04,y+.04,H-.05,H+.45) for x in range(1,18,1)]
    tr.done(); sk=MB('sk',emit('sky',(.86,.93,1.),2.2)); [sk.box(x-.9,x+.9,y+1.2,y+3.8,H+.56,H+.59) for x in (4.5,13.5) for y in range(0,34,5)]; sk.done()
    for y in (2,10,18,26): arealight((W/2,y,H-.3),(0,0,0),14,4,520,(.95,.97,1.),False)
    rk=MB('rk',simple('rk','#23518c',.45,.3)); be=MB('be',simple('be','#d9822b',.5)); bxs=[MB('bx%d'%q,simple('bm%d'%q,c,.8,vari=.15),.02) for q,c in enumerate(['#b08a5a','#a37c4c','#c19a6b','#d8d2c4'])]; pal=MB('pal',wood('pw','#b08a5a','#8a6a42',axis='X'))
    for xr in (1.2,5.2,11.4,15.4):
        for b in range(8):
            y=5+b*3.3; [rk.box(xr+u,xr+u+.1,y,y+.1,0,6.2) for u in (0,1.1)]
            for z in (0.,2.,4.):
                if z: be.box(xr,xr+.08,y,y+3.3,z-.14,z).box(xr+1.12,xr+1.2,y,y+3.3,z-.14,z)
                for c in range(2):
                    if r.random()<.14: continue
                    yy=y+.25+c*1.55; pal.box(xr+.05,xr+1.15,yy,yy+1.2,z+.02,z+.14); h=r.uniform(.8,1.5); q=r.choice(bxs); n=r.choice([1,2,3]); [q.box(xr+.08,xr+1.12,yy+.03+m*1.14/n,yy+.02+(m+1)*1.14/n,z+.15,z+.15+h*r.uniform(.85,1)) for m in range(n)]
    for q in (rk,be,pal,*bxs): q.done()
    ln=MB('ln',simple('yl','#e0b53a',.6)); [ln.box(x,x+.12,-4,D,.001,.006) for x in (7.,10.9)]; ln.done()
    sky(40,120,.1,disc=False,seed=a.seed); cam=((W*.5,-3.0,2.6),(W*.5+r.uniform(-1,1),D,2.6),21.); ex=.3
elif a.kind=='shed':
    L,Dp,H=44.,26.,9.; mt=simple('mt',r.choice(['#dfe3e1','#cfd6d3','#d9d3c6']),.45,.3); dk=simple('dk',r.choice(['#0b6b4a','#2e4a66','#5a5f63']),.45,.3); yard=simple('yard','#77746d',.8,bumpscale=2,bump=.05)
    corrugated(mt,-L/2,L/2,0,1.2,H-1.4,.32); corrugated(dk,-L/2,L/2,-.04,H-1.4,H+.6,.32); B(plaster('base','#b9b4aa',.1,.2),-L/2,L/2,-.06,.2,0,1.2)
    q=MB('sd',mt); y=0.
    while y<Dp: q.box(L/2-.02,L/2+.06,y,y+.18,0,H); q.box(-L/2-.06,-L/2+.02,y,y+.18,0,H); y+=.32
    q.box(L/2-.1,L/2,0,Dp,0,H).box(-L/2,-L/2+.1,0,Dp,0,H).box(-L/2,L/2,Dp-.1,Dp,0,H).box(-L/2,L/2,0,Dp,H,H+.2).done()
    dr=MB('dr',simple('rd','#e9e6df',.4,.3)); fr=MB('fr',blk); bp=MB('bp',simple('ye','#d9a92b',.6))
    for i in range(5):
        x=-16+i*7.2; z=.9
        while z<4.9: dr.box(x-1.9,x+1.9,-.14,-.08,z,z+.22); z+=.25
        fr.box(x-2.1,x-1.9,-.3,0,.9,5.1).box(x+1.9,x+2.1,-.3,0,.9,5.1).box(x-2.1,x+2.1,-.3,0,4.95,5.2).box(x-2.3,x+2.3,-1.3,0,5.5,5.62); bp.box(x-2.2,x-1.95,-1.35,-1.1,.2,1.1).box(x+1.95,x+2.2,-1.35,-1.1,.2,1.1); fr.box(x-2.0,x-1.7,-1.2,-1.1,.35,.85).box(x+1.7,x+2.,-1.2,-1.1,.35,.85)
    for q in (dr,fr,bp): q.done()
    B(plaster('dock','#8f8b84',.1,.2),-20,16.5,-1.1,0,0,.9); ofc=MB('of',white,.02); ofc.wall(17.5,L/2+3,0,7.,-3.2,-2.9,[(18.3,24.2,.9,3.),(18.3,24.2,4.2,6.3)]); ofc.box(17.5,17.8,-2.9,0,0,7.).box(L/2+2.7,L/2+3,-2.9,6,0,7.).box(17.2,L/2+3.3,-3.5,6,7.,7.4).done()
    g=MB('g',simple('gl','#22333d',.06,0,.9)); g.box(18.3,24.2,-3.05,-3.,.9,3.).box(18.3,24.2,-3.05,-3.,4.2,6.3).done(); m=MB('mu',blk); [m.box(18.3+u*1.475-.03,18.3+u*1.475+.03,-3.12,-3.,z0,z1) for u in range(5) for z0,z1 in ((.9,3.),(4.2,6.3))]; m.done()
    B(yard,-80,80,-40,-.0,-.4,0); MB('soil',simple('so','#7b7a4c',.95)).box(-300,300,-60,300,-.8,-.2).done(); ln=MB('ln',simple('wl','#e9e7e0',.6)); [ln.box(-19.6+i*3.6,-19.5+i*3.6,-12,-2,.0,.012) for i in range(11)]; ln.done()
    pa=MB('pa',wood('pw','#b08a5a','#8a6a42',axis='X')); bo=MB('bo',simple('bo','#b08a5a',.8,vari=.2),.02); [pa.box(x,x+1.2,-2.6,-1.4,.0+q*.14,.1+q*.14) for x in (12.2,13.8) for q in range(6)]; [bo.box(x+.05,x+1.15,-2.55,-1.45,.86,1.7) for x in (12.2,)]; pa.done(); bo.done()
    tr=[tree('t%d'%i,a.seed+i,7.5,.26,1.,.16,20000,V['bark'],V['leaf' if i else 'leafd']) for i in range(2)]
    for i in range(26): inst(tr[i%2],(-70+i*5.6,r.uniform(30,40),0),r.random()*6,r.uniform(.9,1.3))
    for i in range(7): inst(tr[i%2],(30+i*4,r.uniform(-4,10),0),r.random()*6,r.uniform(.7,1.)); inst(tr[i%2],(-27-i*4,r.uniform(-4,10),0),r.random()*6,r.uniform(.7,1.))
    el,ex=(r.uniform(34,45),.3) if mode=='day' else (r.uniform(13,18),.45); sky(el,180+r.choice([-1,1])*r.uniform(38,58),.09 if mode=='day' else .11,.8 if mode=='day' else 1.4,2.4,1.,.85,sunint=.65,seed=a.seed,size=1.1)
    cx=-r.uniform(9,13); cam=((cx,-24,2.2),(3.5,0,6.2),22.)
else:
    n=r.randint(6,8); nf=r.randint(5,7) if a.view==1 else 4; bw=5.; dp=14.; fh=3.4; L=n*bw; cc=simple('cc','#a8a49b',.85,bumpscale=6,bump=.15,vari=.08); br=plaster('brick','#a65f43',.3,.3); F=MB('F',cc,.02); BR=MB('BR',br,.01); sc_=MB('sc',simple('scf','#6a7378',.4,.7)); pl=MB('pl',wood('plk','#b08a5a','#8a6a42',axis='X'))
    for f in range(nf+1):
        z=f*fh; F.box(-L/2-.6,L/2+.6,-.6,dp+.4,z-.22,z)
        if f<nf:
            for i in range(n+1):
                for y in (0,dp/2,dp): F.box(-L/2+i*bw-.22,-L/2+i*bw+.22,y-.22,y+.22,z,z+fh)
            for i in range(n):
                if f<nf-3 and r.random()<.75: x0,x1=-L/2+i*bw+.22,-L/2+(i+1)*bw-.22; BR.wall(x0,x1,z,z+fh-.22,-.1,.12,[(x0+1.2,x1-1.2,z+.9,z+2.4)])
                if f<nf-2 and r.random()<.6: BR.box(-L/2+i*bw+.22,-L/2+(i+1)*bw-.22,dp/2-.1,dp/2+.1,z,z+fh-.22)
    for i in range(n+1):   # starter bars
        for y in (0,dp/2,dp): [sc_.box(-L/2+i*bw+u-.012,-L/2+i*bw+u+.012,y+v-.012,y+v+.012,nf*fh,nf*fh+1.1) for u in (-.14,.14) for v in (-.14,.14)]
    w0=L/2 if r.random()<.5 else -L/2; s0,s1=(-L/2-.6,-L/2+3*bw) if w0<0 else (L/2-3*bw,L/2+.6); x=s0
    while x<s1: [sc_.cyl(x,y,-.1,nf*fh+.8,.03,n=8) for y in (-1.0,-2.0)]; x+=1.8
    for f in range(nf*2): z=f*fh/2+1.2; sc_.box(s0,s1,-2.03,-1.97,z,z+.05).box(s0,s1,-1.03,-.97,z,z+.05); (f%2==0) and pl.box(s0,s1,-1.95,-1.05,z+.06,z+.11)
    cr=MB('cr',simple('crm','#d9a92b',.5,.2)); cx_,cy_,ch=-L*.18,dp+4,nf*fh+13; [cr.box(cx_+u-.08,cx_+u+.08,cy_+v-.08,cy_+v+.08,0,ch) for u in (-.8,.8) for v in (-.8,.8)]
    z=0.
    while z<ch: cr.box(cx_-.85,cx_+.85,cy_-.85,cy_-.75,z,z+.08).box(cx_-.85,cx_+.85,cy_+.75,cy_+.85,z,z+.08).box(cx_-.85,cx_-.75,cy_-.85,cy_+.85,z,z+.08).box(cx_+.75,cx_+.85,cy_-.85,cy_+.85,z,z+.08); z+=1.6
    [cr.box(cx_-9,cx_+26,cy_+v-.07,cy_+v+.07,ch+q,ch+q+.14) for v,q in ((-.6,0),(.6,0),(0,1.3))]; [cr.box(cx_-9+i*1.4,cx_-8.9+i*1.4,cy_-.6,cy_+.6,ch+.05,ch+1.3) for i in range(25)]; cr.box(cx_-.9,cx_+.9,cy_-.9,cy_+.9,ch-1.6,ch+.2); sc_.box(cx_+17.98,cx_+18.02,cy_-.02,cy_+.02,nf*fh+4,ch); cr.done(); MB('cw',cc,.05).box(cx_-8.8,cx_-6.4,cy_-.8,cy_+.8,ch-1.6,ch+.3).done()
    for q in (F,BR,sc_,pl): q.done()
    MB('soil',simple('so','#9b8462',.95,bumpscale=3,bump=.4)).box(-300,300,-12.5,300,-.8,-.1).done(); B(asphalt(),-100,100,-60,-12.5,-.6,-.2); ho=MB('ho',dgrn); x=-34.
    while x<34: 
        if not -4<x<4: ho.box(x,x+2.35,-10.,-9.94,0,2.2)
        x+=2.4
    ho.done(); hw=MB('hw',simple('hw','#f4f2ec',.6)); [hw.box(x+u,x+u+.12,-10.05,-10.01,1.,1.2+u) for x in range(-30,32,6) if not -5<x<5 for u in (0,.2,.4)]; hw.done()
    pi=MB('pi',br,.02); [pi.box(x,x+2.2,-6,-4.8,0,1.1) for x in (-14,-11,9)]; pi.done(); sd=MB('sd',simple('sand','#c9b48a',.95,bumpscale=9,bump=.3),0,True); sd.cyl(14,-5.5,-.1,1.5,2.6,.3,36).cyl(-6,-5.,-.1,1.1,2.,.2,36).done()
    tr=[tree('t%d'%i,a.seed+i,7.5,.26,1.,.16,22000,V['bark'],V['leaf' if i else 'leafd']) for i in range(2)]
    for i in range(24): inst(tr[i%2],(-80+i*7,r.uniform(34,60),0),r.random()*6,r.uniform(.9,1.4))
    for i in range(6): inst(tr[i%2],((L/2+9+i*4)*(1 if i%2 else -1),r.uniform(-4,8),0),r.random()*6,r.uniform(.7,1.))
    el,ex=(r.uniform(30,42),.3) if mode=='day' else (r.uniform(12,17),.45); sky(el,180+r.choice([-1,1])*r.uniform(38,58),.09 if mode=='day' else .11,.9 if mode=='day' else 1.5,2.4,1.,.9,sunint=.65,seed=a.seed,size=1.1)
    cx=r.choice([-1,1])*r.uniform(9,13); half=(ch+4)/2; cam=((cx,-33,2.),(cx*.1,0,half-3.2),21.)
camera(*cam); setup(spp=a.spp,pct=a.pct,exposure=ex,look='Medium Contrast',thr=a.thr,clamp=4)
print('BUILD_S',round(time.time()-t0,1)); rend.render(a.out or f'out/hall_{a.kind}_{a.seed}.png',gr=dict(bloom=.05,vig=.12,sat=.97,contrast=.12))
