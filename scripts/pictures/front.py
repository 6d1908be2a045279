import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import json
from street import *
from designs import DESIGNS, PLOTS
# a house front put together from bays, as designs.py describes it: --design NAME --seed N --mode morning|noon|day|golden|dusk|overcast|hazy
d=DESIGNS[a.design]; W,setback=PLOTS[d['plot']]; W=d.get('w',W); NS=d['storeys']; FH=d.get('fh',3.3); base=d.get('plinth',.45); h=W/2; yb=-d.get('setback',setback); YB=11.; top=base+NS*FH; ov=d.get('overhang',.12)
MATS={ # name: (how it is made, in words)
 'white':(lambda:plaster('fwhite','#efeeec'),'white plaster'),'cream':(lambda:plaster('fcream','#e6d6b8'),'cream plaster'),'sand':(lambda:plaster('fsand','#c9ad82'),'sand-coloured plaster'),'ochre':(lambda:plaster('fochre','#c78b45'),'ochre plaster'),
 'terracotta':(lambda:plaster('fterra','#b0654a'),'terracotta-coloured plaster'),'sage':(lambda:plaster('fsage','#93a087'),'sage-green plaster'),'blue':(lambda:plaster('fblue','#8ea4b8'),'pale-blue plaster'),'rose':(lambda:plaster('frose','#d3a193'),'rose plaster'),
 'grey':(lambda:plaster('fgrey','#8f8d89'),'grey plaster'),'charcoal':(lambda:plaster('fchar','#444548'),'charcoal plaster'),'teal':(lambda:plaster('fteal','#4d7876'),'teal plaster'),
 'brick':(lambda:faced('fbrick','#a4573c','#8a452e','#b8ab98',.235,.078),'exposed red brick'),'buff':(lambda:faced('fbuff','#c8a881','#b3926c','#d8cdbb',.235,.078),'buff brick'),'dark brick':(lambda:faced('fdbrick','#5d4a44','#4b3b37','#837a70',.235,.078),'dark brick'),'white brick':(lambda:faced('fwbrick','#e6e2da','#d8d3c8','#c4beb2',.235,.078),'white-washed brick'),
 'stone':(lambda:faced('fstone','#cdb992','#b9a47c','#9a8a6c',.62,.3,.006,vary=.5),'pale limestone'),'slate':(lambda:faced('fslate','#5d5f61','#75746f','#3c3d3e',.4,.09,.006,.37,vary=.6,bump=.7),'dark slate cladding'),'sandstone':(lambda:faced('fsandst','#c79a62','#b5834c','#8f7048',.8,.4,.006,vary=.5),'yellow sandstone'),'marble':(lambda:faced('fmarble','#e9e6e0','#dedad2','#c9c4ba',1.2,.8,.004,0.,.35,.05,.2),'white marble cladding'),
 'concrete':(lambda:faced('fconc','#9b9994','#938f89','#6f6c67',1.5,1.1,.008,0.,.7,.2,.5),'fair-faced concrete'),'tile':(lambda:faced('ftile','#b96a42','#a55a37','#7d5a45',.6,.3,.006,0.,.6),'terracotta tiles'),'timber':(lambda:woodV,'timber boards'),
}
ms={}
def F(name):
    if name not in ms: ms[name]=MB('f_'+name,MATS[name][0](),.012 if name in('white','cream','sand','ochre','terracotta','sage','blue','rose','grey','charcoal','teal','concrete') else 0)
    return ms[name]
def own(name,mat,bv=.004):
    if name not in bx: bx[name]=MB(name,mat,bv)
    return bx[name]
framecol=d.get('frames','dark'); FR='dark' if framecol=='dark' else 'frm'
if FR=='frm': own('frm',simple('frm',{'white':'#e9e7e2','timber':'#6e4526','bronze':'#5a4630','green':'#35513f','blue':'#2f4f74'}[framecol],.4))
trim=d.get('trim','white'); wstyle=d.get('window','plain'); railing=d.get('rail','glass'); extras=set(d.get('extras',())); holes={}
jm=lambda: own('jaali',plaster('jaali',d.get('jaali','#b0653f'),.1,.1),.006)
def jaali(x0,x1,z0,z1,y,c=.24):
    "a pierced screen: squares set on their corners between bars"
    J=jm(); nx=max(1,round((x1-x0)/c)); nz=max(1,round((z1-z0)/c)); px,pz=(x1-x0)/nx,(z1-z0)/nz; t_=.035
    J.box(x0-.06,x1+.06,y-.02,y+.12,z0-.06,z0).box(x0-.06,x1+.06,y-.02,y+.12,z1,z1+.06).box(x0-.06,x0,y-.02,y+.12,z0,z1).box(x1,x1+.06,y-.02,y+.12,z0,z1)
    for i in range(nx+1): J.box(x0+i*px-t_/2,x0+i*px+t_/2,y+.02,y+.08,z0,z1)
    for i in range(nz+1): J.box(x0,x1,y+.02,y+.08,z0+i*pz-t_/2,z0+i*pz+t_/2)
    if d.get('screen','grid')=='diamond':
        for i in range(nx):
            for j in range(nz):
                cx_,cz_=x0+(i+.5)*px,z0+(j+.5)*pz
                for sx in (-1,1):
                    for sz in (-1,1): J.quad((cx_+sx*px*.5,y+.03,cz_-.02*sz),(cx_+sx*px*.5,y+.03,cz_+.05*sz),(cx_+.05*sx,y+.03,cz_+sz*pz*.5),(cx_-.02*sx,y+.03,cz_+sz*pz*.5))
def slats(x0,x1,z0,z1,y,step=.13,mat='woodV',axis='z'):
    S_=T(mat)
    if axis=='z':
        x=x0
        while x<x1-.05: S_.box(x,x+.06,y,y+.09,z0,z1); x+=step
    else:
        z=z0
        while z<z1-.05: S_.box(x0,x1,y,y+.05,z,z+.07); z+=step
def archfill(m,x0,x1,z1,y0,y1,rise=None,n=14):
    "fills the corners above a round arch whose opening reaches z1"
    w_=(x1-x0)/2; cx_=(x0+x1)/2; rise=rise or w_; zs=z1-rise
    P=[(cx_+w_*math.cos(math.pi*(1-i/n)),zs+rise*math.sin(math.pi*(1-i/n))) for i in range(n+1)]
    for (xa,za),(xb,zb) in zip(P,P[1:]): m.quad((xa,y0,za),(xb,y0,zb),(xb,y0,z1),(xa,y0,z1)); m.quad((xa,y0,za),(xa,y1,za),(xb,y1,zb),(xb,y0,zb))
def surround(x0,x1,z0,z1,y):
    t_=F(trim)
    if wstyle=='moulding': t_.box(x0-.16,x0,y-.07,y+.03,z0-.1,z1+.16).box(x1,x1+.16,y-.07,y+.03,z0-.1,z1+.16).box(x0-.2,x1+.2,y-.1,y+.03,z1,z1+.2).box(x0-.2,x1+.2,y-.12,y+.03,z0-.14,z0)
    elif wstyle=='hood': t_.box(x0-.3,x1+.3,y-.6,y+.05,z1+.05,z1+.15)
    elif wstyle=='box': D.box(x0-.08,x1+.08,y-.4,y+.1,z1,z1+.07).box(x0-.08,x1+.08,y-.4,y+.1,z0-.07,z0).box(x0-.08,x0-.01,y-.4,y+.1,z0,z1).box(x1+.01,x1+.08,y-.4,y+.1,z0,z1)
    elif wstyle=='shutters':
        S_=own('shut',simple('shut',d.get('shutter','#3f6153'),.5)); wd=min(.55,(x1-x0)/2)
        for u in (x0-wd-.03,x1+.03):
            S_.box(u,u+wd,y-.06,y-.01,z0,z1); z=z0+.1
            while z<z1-.1: S_.box(u+.05,u+wd-.05,y-.085,y-.06,z,z+.05); z+=.1
        t_.box(x0-.1,x1+.1,y-.1,y+.03,z0-.1,z0)
    else: D.box(x0-.05,x1+.05,y-.1,y+.08,z0-.05,z0)
def panes(x0,x1,z0,z1,y,nv=None):
    nv=nv or max(1,round((x1-x0)/.85)); frame(x0,x1,z0,z1,y+.1,nv,1 if d.get('bars_h') and z1-z0>1.2 else 0,m=FR)
def facade(mat,x0,x1,z0,z1,y,ops):
    m=F(mat) if mat!='timber' else F('charcoal'); m.wall(x0,x1,z0,z1,y,y+.25,ops)
    if mat=='timber':
        x=x0
        while x<x1-.02:
            L=min(.14,x1-x); z=z0
            for o in sorted((o[2],o[3]) for o in ops if o[0]<x+L-.004 and x+.004<o[1]):
                if o[0]>z+.01: WV.box(x+.004,x+L-.004,y-.04,y,z,o[0])
                z=max(z,o[1])
            if z<z1-.01: WV.box(x+.004,x+L-.004,y-.04,y,z,z1)
            x+=.145
def rail_(x0,x1,y,z,hh=.98):
    if railing=='glass': rail(x0,x1,y,z,hh)
    elif railing=='bars':
        n=max(2,int((x1-x0)/.12)); D.box(x0,x1,y-.025,y+.025,z+hh,z+hh+.05).box(x0,x1,y-.02,y+.02,z+.06,z+.1)
        for i in range(n+1): u=x0+(x1-x0)*i/n; D.box(u-.009,u+.009,y-.009,y+.009,z+.06,z+hh)
    elif railing=='jaali': jaali(x0+.06,x1-.06,z+.08,z+hh,y-.05,.22)
    elif railing=='balusters':
        n=max(2,int((x1-x0)/.2)); F(trim).box(x0,x1,y-.1,y+.1,z+hh-.1,z+hh+.02).box(x0,x1,y-.1,y+.1,z,z+.1)
        for i in range(n): u=x0+(x1-x0)*(i+.5)/n; F(trim).cyl(u,y,z+.1,z+.45,.05,.085,10).cyl(u,y,z+.45,z+hh-.1,.085,.05,10)
    elif railing=='timber':
        slats(x0,x1,z+.06,z+hh,y-.03,.16,'woodX','x'); n=max(1,int((x1-x0)/1.4)); [D.box(x0+(x1-x0)*i/n-.02,x0+(x1-x0)*i/n+.02,y+.02,y+.06,z,z+hh) for i in range(n+1)]
    else: F(railing).box(x0,x1,y-.09,y+.09,z,z+hh); F(trim).box(x0-.02,x1+.02,y-.13,y+.13,z+hh,z+hh+.06)
def lampwall(x,y,z): T('dl').box(x-.06,x+.06,y-.09,y-.02,z,z+.22); k and spot(x,y-.2,z,22*k,130)
def cell(c,x0,x1,z0,z1,y,mat):
    "one storey of one bay; answers how deep its room may begin"
    w_=x1-x0; cx_=(x0+x1)/2; zf=z0+.05; zc=z1-.3; ry=y+.35
    def ops(*o): facade(mat,x0,x1,z0,z1,y,list(o)); return o
    if c=='x': ops(); return None
    if c in('w','ww','W','F','h','s','ss','c'):
        n={'ww':2,'ss':2}.get(c,1); ww={'w':min(2.2,w_*.56),'ww':min(1.5,w_*.34),'W':w_*.8,'F':w_*.84,'h':w_*.76,'s':min(.7,w_*.4),'ss':min(.6,w_*.25),'c':w_-.1}[c]; a0,a1={'w':(.95,2.6),'ww':(.8,2.6),'W':(.45,2.75),'F':(.06,2.8),'h':(1.75,2.6),'s':(.4,2.9),'ss':(.4,2.8),'c':(.5,2.8)}[c]
        O=[]
        for i in range(n): m_=x0+w_*(i+.5)/n; O.append((m_-ww/2,m_+ww/2,z0+a0,z0+a1))
        ops(*O)
        for o in O: panes(*o,y,1 if c in('s','ss') else None); (c!='F') and surround(*o,y)
        if c=='F' and z0>1: rail_(O[0][0]-.05,O[0][1]+.05,y-.08,z0,.95)
        if c in('w','ww') and 'grilles' in extras:
            for o in O: [D.box(o[0]+(o[1]-o[0])*q/7-.008,o[0]+(o[1]-o[0])*q/7+.008,y+.02,y+.035,o[2],o[3]) for q in range(1,7)]; D.box(o[0],o[1],y+.015,y+.04,(o[2]+o[3])/2-.012,(o[2]+o[3])/2+.012)
        return ry
    if c in('a','aa','A'):
        n={'a':1,'aa':2,'A':1}[c]; ww=min(1.5,w_*.6/n) if c!='A' else w_*.72; O=[(x0+w_*(i+.5)/n-ww/2,x0+w_*(i+.5)/n+ww/2,z0+(.7 if c!='A' else .1),z0+2.75) for i in range(n)]; ops(*O); rise=ww/2 if c!='A' else min(ww/2,.9)
        for o in O:
            archfill(F(mat),o[0],o[1],o[3],y,y+.25,rise); panes(*o,y)
            nA=14; m_=(o[0]+o[1])/2   # moulding round the arch
            for i in range(nA):
                t0_,t1_=math.pi*i/nA,math.pi*(i+1)/nA; q=lambda t,rr,s=0:(m_+(ww/2+rr)*math.cos(t),y-.05,o[3]-rise+(rise+rr)*math.sin(t)); F(trim).quad(q(t0_,0),q(t0_,.13),q(t1_,.13),q(t1_,0)); p0,p1=q(t0_,.13),q(t1_,.13); F(trim).quad(p0,(p0[0],y+.03,p0[2]),(p1[0],y+.03,p1[2]),p1)
            F(trim).box(o[0]-.13,o[0],y-.05,y+.03,o[2],o[3]-rise).box(o[1],o[1]+.13,y-.05,y+.03,o[2],o[3]-rise).box(o[0]-.2,o[1]+.2,y-.1,y+.03,o[2]-.12,o[2])
        return ry
    if c in('j','t','tx','l'):
        o=(x0+w_*.1,x1-w_*.1,z0+.25,z0+2.85); ops(o); panes(*o,y+.1)
        if c=='j': jaali(o[0]+.03,o[1]-.03,o[2],o[3],y-.1)
        elif c=='t': slats(o[0]-.1,o[1]+.1,z0+.05,z1-.05,y-.2)
        elif c=='l': slats(o[0]-.15,o[1]+.15,o[2]-.1,o[3]+.1,y-.22,.15,'woodX','x')
        else: slats(o[0],(o[0]+o[1])/2,z0+.05,z1-.05,y-.2)
        return ry
    if c=='B':
        yw=y+1.35; bl=.22; O=[(x0+bl+.1,x1-bl-.1 if w_<3.2 else x0+w_*.72,z0+.05,z0+2.6)]
        facade(mat if mat not in('timber',) else 'charcoal',x0+bl,x1-bl,z0,z1,yw,O); panes(*O[0],yw-.05); [F(mat if mat!='timber' else 'charcoal').box(u,v,y,YB,z0,z1) for u,v in ((x0,x0+bl),(x1-bl,x1))]; rail_(x0+bl,x1-bl,y+.1,z0+.02)
        boards('woodX',x0+bl,x1-bl,y+.03,yw,zc-.04,zc); downlights(x0+bl,x1-bl,y+.5,y+.8,zc-.04,max(2,int(w_/1.4)))
        if k: spot(cx_,y+.7,zc-.1,60*k,125); arealight((cx_,yw-.05,z0+1.4),(rx,0,0),w_*.6,2.2,30*k)
        return yw+.35
    if c=='V':   # arcade: piers with round arches, a room behind
        n=max(1,round(w_/2.3)); p_=.34; ow=(w_-p_*(n+1))/n; O=[(x0+p_+i*(ow+p_),x0+p_+i*(ow+p_)+ow,z0+(-.0 if z0<1 else .0),z0+2.75) for i in range(n)]; ops(*O)
        for o in O: archfill(F(mat),o[0],o[1],o[3],y,y+.25,min(ow/2,.95)); (z0>1) and rail_(o[0],o[1],y+.12,z0,.95)
        for o in O[:-1]: F(trim).box(o[1]-.05,o[1]+p_+.05,y-.06,y+.1,z0+2.75-min(ow/2,.95)-.12,z0+2.75-min(ow/2,.95))
        yw=y+2.; o=(x0+w_*.12,x1-w_*.12,z0+.1,z0+2.6); facade(mat,x0,x1,z0,z1,yw,[o]); panes(*o,yw)
        if k: spot(cx_,y+1.2,zc-.05,80*k,125)
        return yw+.35
    if c in('P','p'):  # car porch: open front, door and window at its back; p has one steel post, P a pier
        yw=max(4.6,y+4.8); O=[(x0+w_*.12,x0+w_*.12+1.25,.35,2.75),(x0+w_*.5,x1-w_*.12,.9,2.6)]; facade(d.get('porchwall',trim),x0,x1,0,z1,yw,O); panes(*O[1],yw)
        WV.box(O[0][0],O[0][1],yw+.03,yw+.1,.35,2.75); D.box(O[0][0]+.12,O[0][0]+.17,yw-.05,yw+.03,1.,2.); boards('woodX' if d.get('soffit','timber')=='timber' else 'grey',x0,x1,y+.05,yw,zc-.04,zc); downlights(x0+.3,x1-.3,y+.8,yw-.6,zc-.045,max(2,int(w_/1.5)),2)
        T('walk').box(O[0][0]-.4,O[0][1]+.5,yw-.9,yw,0,.17).box(O[0][0]-.2,O[0][1]+.3,yw-.5,yw,.17,.33)
        for u in d.get('posts',(.03,)): X=x0+w_*u; (D.box(X,X+.14,y+.15,y+.29,0,zc) if c=='p' else F(d.get('pier',mat)).box(X,X+.42,y+.05,y+.47,0,zc))
        if k: [spot(x0+w_*u,y+2,zc-.1,80*k,125) for u in (.3,.7)]
        if d.get('car'): car(cx_+d.get('carx',0),max(y-.2,yb+2.6)+1.2,d['car'])
        return yw+.35
    if c in('D','d'):  # entrance: tall timber door, side light, canopy (D) or recess (d)
        yw=y+(.0 if c=='D' else 1.3); dw=min(1.3,w_*.5); o=(cx_-dw/2-.4,cx_+dw/2,base,base+2.7); facade(mat,x0,x1,0,z1,yw,[o]); WV.box(cx_-dw/2,cx_+dw/2,yw+.06,yw+.14,base,base+2.7); panes(cx_-dw/2-.4,cx_-dw/2,base,base+2.7,yw,1); D.box(cx_+dw/2-.2,cx_+dw/2-.16,yw-.03,yw+.06,base+.8,base+1.9)
        if c=='D': F(trim).box(cx_-1.1,cx_+1.1,y-1.3,y+.05,base+2.85,base+3.02)
        else: [F(mat).box(u,v,y,YB,0,z1) for u,v in ((x0,x0+.22),(x1-.22,x1))]; boards('woodX',x0+.22,x1-.22,y,yw,zc-.04,zc)
        for i in range(3): T('walk').box(cx_-1.1-.0,cx_+.9,yw-.35*(3-i),yw+.02,0,base*(i+1)/3)
        lampwall(cx_+dw/2+.35,yw,2.2); k and spot(cx_,yw-.5,2.9,50*k,120); return yw+.35
    if c=='K':   # two-storey columns before a recessed wall (counted in this storey)
        yw=y+1.8; o=(x0+w_*.2,x1-w_*.2,z0+.1,z0+2.7); facade(mat,x0,x1,z0,z1,yw,[o]); panes(*o,yw); (z0<1) and WV.box(cx_-.7,cx_+.7,yw+.02,yw+.08,z0,z0+2.7)
        for u in ((.05,.95) if w_<4 else (.05,.33,.67,.95)): X=x0+w_*u; F(trim).cyl(X,y+.3,z0 if z0>1 else 0,z1,.19,.18,28)
        if k: spot(cx_,y+.9,zc,70*k,125)
        (z0>1) and rail_(x0,x1,y+.55,z0); return yw+.35
    if c=='S':   # glazed stairs
        o=(x0+w_*.25,x1-w_*.25,z0+(.9 if z0<1 else 0),z1-(0 if z1<top-.1 else .5)); ops(o); frame(*o,y+.08,1,2,m=FR); return ry
    raise ValueError(c)
# ---- bays
X0=-h
for b in d['bays']:
    wd,cells,*rest=b; ys=rest[0] if rest else 0; mt=rest[1] if len(rest)>1 else d['wall']
    ys=[ys]*NS if not isinstance(ys,(list,tuple)) else list(ys); mt=[mt]*NS if isinstance(mt,str) else list(mt); x0,x1=X0,X0+wd*W; X0=x1; n_=len(cells)
    for f in range(n_):
        c=cells[f]; z0=base+f*FH; z1=z0+FH; y=ys[f]; zl=0 if f==0 else z0; m=mt[f]; mm=F(m if m!='timber' else 'charcoal')
        if f==0 and c not in('P','p','D','d'): mm.box(x0,x1,y+.0,y+.24,0,base)
        ry=cell(c,x0,x1,z0,z1,y,m)
        ys_=y if c not in('P','p','K') else (y+4.7 if c!='K' else y+1.9)
        for u,v in ((x0,x0+.2),(x1-.2,x1)): mm.box(u,v,ys_+.2,YB,zl,z1)
        if ry is not None: room(x0+.2,x1-.2,z0,z1-.3,ry,3.2,furn=x1-x0>2.4)
        yn=ys[f+1] if f+1<n_ else y; e=ov if f+1<n_ or d.get('roof')!='tiles' else 0
        F(d.get('band',trim)).box(x0-(.02 if e<.2 else e),x1+(.02 if e<.2 else e),min(y,yn)-e,YB,z1-.3,z1+.02)
        if f+1<n_ and yn>y+.7 and cells[f+1]!='B': rail_(x0+.05,x1-.05,y+.05,z1+.02)
    z1=base+n_*FH; par=d.get('parapet','solid'); yy=ys[n_-1]; mp=F(d.get('parapetwall',mt[n_-1] if mt[n_-1]!='timber' else trim)); hp=d.get('parapeth',.85)
    if d.get('roof') not in('tiles',) :
        if n_<NS or par=='rail': rail_(x0+.05,x1-.05,yy+.05,z1+.02)
        elif par in('solid','cornice'):
            mp.box(x0,x1,yy,yy+.2,z1,z1+hp).box(x0,x0+.2,yy,YB,z1,z1+hp).box(x1-.2,x1,yy,YB,z1,z1+hp); F(trim).box(x0-.05,x1+.05,yy-.06,yy+.26,z1+hp,z1+hp+.08)
            if par=='cornice': F(trim).box(x0-.1,x1+.1,yy-.2,yy+.2,z1+hp-.3,z1+hp-.1).box(x0-.15,x1+.15,yy-.32,yy+.2,z1+hp-.1,z1+hp)
        elif par=='jaali': jaali(x0+.1,x1-.1,z1+.08,z1+hp,yy+.05); mp.box(x0-.02,x0+.16,yy,yy+.2,z1,z1+hp+.1).box(x1-.16,x1+.02,yy,yy+.2,z1,z1+hp+.1)
F(trim).box(-h,h,YB-.2,YB,0,top)
# ---- frame round a part of the front: (x0,x1,z0,z1,y) in parts of the width and storeys
for fx0,fx1,f0,f1,fy,fm in d.get('frame',()):
    x0,x1,z0,z1=-h+fx0*W,-h+fx1*W,base+f0*FH-.3,base+f1*FH+.1; m=F(fm); m.box(x0,x0+.3,fy,1.5,z0,z1).box(x1-.3,x1,fy,1.5,z0,z1).box(x0,x1,fy,1.5,z1,z1+.32).box(x0,x1,fy,1.5,z0-.02,z0+.3)
for fx,fy,f1,fm in d.get('fins',()): x=-h+fx*W; F(fm).box(x,x+.35,fy,2,0,base+f1*FH) if fm!='timber' else [WV.box(x+q*.12,x+q*.12+.09,fy,fy+.08,.05,base+f1*FH) for q in range(4)]
# ---- roof
def tiles(A,B,C,E,tm):
    "a slope of clay tiles between the eave A-B and the ridge E-C"
    A,B,C,E=map(np.array,(A,B,C,E)); L=np.linalg.norm(B-A); Hh=np.linalg.norm((C+E)/2-(A+B)/2); nu,nv=max(8,int(L/.055)),max(4,int(Hh/.085)); u=np.linspace(0,1,nu+1)[None,:,None]; v=np.linspace(0,1,nv+1)[:,None,None]; P=(A*(1-u)+B*u)*(1-v)+(E*(1-u)+C*u)*v; n=np.cross(B-A,E-A); n=n/np.linalg.norm(n); n=n if n[2]>0 else -n
    s=((P-A)@((B-A)/L))[...,None]; hgt=.055*np.abs(np.sin(math.pi*s/.23))+.05*(1-((v*Hh/.36)%1)); P=P+n*hgt; P[...,0]*=M; i=np.arange(nu)[None,:]+(nu+1)*np.arange(nv)[:,None]; Fc=np.stack([i,i+1,i+nu+2,i+nu+1],-1).reshape(-1,4); o=mesh_np('tiles',P.reshape(-1,3),Fc,[tm],smooth=False); bpy.context.collection.objects.link(o)
if d.get('roof')=='tiles':
    tm,t=newmat('clay'); t.surf(t.pr(Base_Color=t.mixc(t.noise(3,5),hexc(d.get('clay','#a5552f')),sc(hexc(d.get('clay','#a5552f')),1.35)),Roughness=.8,Specular=.2)); e=.65; ym=min(min(b[2]) if len(b)>2 and isinstance(b[2],(list,tuple)) else (b[2] if len(b)>2 else 0) for b in d['bays'])-e; yk=9.; z=top-.02; rz=min(2.6,h*.55); q0,q1=-h-e,h+e; inx=min(h*.8,3.4)
    F(trim).box(q0+.05,q1-.05,ym+.05,yk,z-.12,z); ry_=(ym+yk)/2
    tiles((q0,ym,z),(q1,ym,z),(q1-inx,ry_,z+rz),(q0+inx,ry_,z+rz),tm); tiles((q1,ym,z),(q1,yk,z),(q1-inx,ry_,z+rz),(q1-inx,ry_,z+rz),tm); tiles((q0,yk,z),(q0,ym,z),(q0+inx,ry_,z+rz),(q0+inx,ry_,z+rz),tm)
    for gx,gw,gy in d.get('gables',()):   # a gable over one bay, towards the street
        x0,x1=-h+gx*W-.4,-h+(gx+gw)*W+.4; c_=(x0+x1)/2; gz=z+(x1-x0)*.3; gm=F(d['wall'] if d['wall']!='timber' else trim); gm.quad((x0+.4,gy+.02,z-.3),(x1-.4,gy+.02,z-.3),(c_,gy+.02,gz-.25)); tiles((x0,gy-.45,z-.05),(x0,ry_,z-.05),(c_,ry_,gz),(c_,gy-.45,gz),tm); tiles((x1,ry_,z-.05),(x1,gy-.45,z-.05),(c_,gy-.45,gz),(c_,ry_,gz),tm)
if 'mumty' in extras: mx=-h*.35; F(d.get('mumty',d['wall'] if d['wall']!='timber' else trim)).box(mx-1.8,mx+1.6,4,9,top,top+2.5); F(trim).box(mx-2.1,mx+1.9,3.7,9.3,top+2.5,top+2.72)
if 'tank' in extras: tk=own('tank',simple('tank',d.get('tank','#2f5f9a'),.5),.02); tk.cyl(h*.45,5,top+.9,top+2.1,.62,.62,28).cyl(h*.45,5,top+2.1,top+2.3,.62,.3,28); [D.box(h*.45+u-.05,h*.45+u+.05,5+v-.05,5+v+.05,top,top+.95) for u in (-.5,.5) for v in (-.5,.5)]
if 'solar' in extras:
    pvm=simple('pv','#12203c',.12,.2,.8); pv=own('pv',pvm,0)
    for i in range(max(2,int(W/2.4))):
        X=-h+.8+i*1.9; pv.quad((X,2.,top+1.25),(X+1.75,2.,top+1.25),(X+1.75,4.4,top+2.7),(X,4.4,top+2.7)); [D.box(X+u,X+u+.05,y_,y_+.05,top,z_) for u in (.1,1.6) for y_,z_ in ((2.1,top+1.25),(4.3,top+2.6))]; [D.box(X+u-.012,X+u+.012,1.98,2.02,top+1.22,top+1.3) for u in (0,1.75)]
if 'pergola' in extras:
    p0=-h+.3 if d.get('pergola','l')=='l' else h*.1; p1=p0+W*.42
    for i in range(int((p1-p0)/.36)): WV.box(p0+i*.36,p0+i*.36+.09,.3,3.6,top+2.3,top+2.46)
    WV.box(p0-.1,p1,.5,.64,top+2.15,top+2.3).box(p0-.1,p1,3.2,3.34,top+2.15,top+2.3); [D.box(X,X+.1,.52,.62,top,top+2.15) for X in (p0+.1,p1-.3)]
if 'ac' in extras:
    au=own('acu',simple('acu','#dcdcd8',.5),.02); ak=own('ack',simple('ack','#2b2d2f',.6),0)
    for f in range(1,NS): X=h-.75; au.box(X-.4,X+.4,-.42+.0,-.1,base+f*FH+.5,base+f*FH+1.1); ak.cyl(X,-.43,base+f*FH+.8,base+f*FH+.81,.01)
if 'chimney' in extras: F('brick').box(h*.55,h*.55+.9,5,5.9,top-1,top+3.2); F(trim).box(h*.55-.08,h*.55+.98,4.92,5.98,top+3.2,top+3.35)
# ---- ground and boundary
gx0,gx1=d.get('gateat',(-h+.35,-h+.35+min(3.4,W*.45))); corner=d.get('corner',False); hb=d.get('wallh',1.5); wm=d.get('boundary','white'); gt=d.get('gate','slats'); xe=h+(1.6 if corner else 0)
if corner:
    corner_street(yb,gx0,gx1,xe)
else: street(yb,gx0-.2,gx1+.2)
pave=d.get('pave',(gx0-.3,gx1+.3)); T('pav').box(pave[0],pave[1],yb,5.2,-.1,.016)
bwm=F(wm) if wm in MATS and wm!='timber' else F('white')
def wallrun(x0,x1):
    if x1-x0<.1: return
    st_=d.get('wallstyle','solid')
    if st_=='none': return
    if st_=='solid': bwm.box(x0,x1,yb-.1,yb+.1,0,hb); F(trim).box(x0-.02,x1+.02,yb-.15,yb+.15,hb,hb+.07)
    elif st_=='bars':
        lo=hb*.45; bwm.box(x0,x1,yb-.1,yb+.1,0,lo); F(trim).box(x0-.02,x1+.02,yb-.14,yb+.14,lo,lo+.06); n=int((x1-x0)/.13); [D.box(x0+(x1-x0)*(i+.5)/n-.01,x0+(x1-x0)*(i+.5)/n+.01,yb-.01,yb+.01,lo,hb+.25) for i in range(n)]; D.box(x0,x1,yb-.02,yb+.02,hb+.12,hb+.16)
    elif st_=='jaali': lo=hb*.5; bwm.box(x0,x1,yb-.1,yb+.1,0,lo); jaali(x0+.08,x1-.08,lo+.08,hb,yb-.05)
    elif st_=='slats': bwm.box(x0,x1,yb-.1,yb+.1,0,.5); slats(x0,x1,.55,hb,yb-.03,.15,'woodX','x')
    elif st_=='hedge': bwm.box(x0,x1,yb-.1,yb+.1,0,.45)
wallrun(-h,gx0-.4); wallrun(gx1+.4,xe)
if corner:
    for i in range(1): bwm.box(xe-.2,xe,yb,YB+4,0,hb+.3); F(trim).box(xe-.25,xe+.05,yb-.1,YB+4,hb+.3,hb+.38)
    # windows of the side towards the other street
    sg=own('sideg',simple('sideg','#1b262d',.05,0,.9),0); sf=own('sidef',simple('sidefm','#e9e7e2' if framecol=='white' else '#1d1e20',.4),.004)
    for f in range(NS):
        z0=base+f*FH
        for yy,wd in ((1.6,1.4),(4.6,1.8),(8.1,1.2)): sg.box(h-.01,h+.03,yy,yy+wd,z0+.95,z0+2.5); [sf.box(h-.02,h+.08,yy+wd*q/2-.035,yy+wd*q/2+.035,z0+.9,z0+2.55) for q in range(3)]; sf.box(h-.02,h+.08,yy-.05,yy+wd+.05,z0+2.5,z0+2.57).box(h-.02,h+.08,yy-.05,yy+wd+.05,z0+.88,z0+.95); F(trim).box(h,h+.55,yy-.25,yy+wd+.25,z0+2.68,z0+2.78)
else: bwm.box(h-.1,h+.1,yb,.5,0,hb+.1).box(-h-.1,-h+.1,yb,.5,0,hb+.1)
gh=d.get('gateh',max(1.7,hb+.15)); goc={'brown':'#5a3a26','green':'#22503c','black':'#1d1e20','grey':'#6d7073','white':'#dad8d2','gold':'#9a7a3c','blue':'#2f4f74'}
op=d.get('open',0.); ga,gb_=gx0,gx1-(gx1-gx0)*op
if gt!='none':
    for gx in (gx0-.4,gx1):
        F(d.get('gatepost',wm if wm in MATS else 'white')).box(gx,gx+.4,yb-.2,yb+.2,0,gh+.15); F(trim).box(gx-.04,gx+.44,yb-.24,yb+.24,gh+.15,gh+.23); T('dl').box(gx+.13,gx+.27,yb-.12,yb+.02,gh+.24,gh+.46); k and spot(gx+.2,yb-.5,gh,18*k,120)
    gm=own('gatem',simple('gatem',goc[d.get('gatecol','black')],.4,.4),.004); leaf=(gb_-ga)/2
    if gt=='bars':
        n=int((gb_-ga)/.12); [gm.box(ga+(gb_-ga)*i/n-.012,ga+(gb_-ga)*i/n+.012,yb-.012,yb+.012,.1,gh) for i in range(n+1)]; [gm.box(ga,gb_,yb-.025,yb+.025,z,z+.05) for z in (.1,.55,gh-.1)]; [gm.box(u,u+.06,yb-.03,yb+.03,.08,gh+.05) for u in (ga,ga+leaf-.03,gb_-.06)]
    elif gt=='slats':
        z=.12
        while z<gh-.08: gm.box(ga,gb_,yb-.02,yb+.02,z,z+.085); z+=.12
        [gm.box(u,u+.06,yb-.03,yb+.03,.08,gh) for u in (ga,gb_-.06)]
    elif gt=='timber': slats(ga,gb_,.12,gh,yb+.05,.12,'woodX','x'); gm.box(ga,gb_,yb+.1,yb+.15,.08,.14).box(ga,gb_,yb+.1,yb+.15,gh-.05,gh+.02)
    elif gt=='timber upright': slats(ga,gb_,.1,gh,yb-.03,.11); gm.box(ga,gb_,yb+.07,yb+.1,.1,.16).box(ga,gb_,yb+.07,yb+.1,gh-.1,gh-.04)
    elif gt=='sheet':
        gm.box(ga,gb_,yb-.02,yb+.02,.1,gh); [gm.box(ga+leaf*s_+.12,ga+leaf*(s_+1)-.12,yb-.045,yb-.02,z0,z1) for s_ in (0,1) for z0,z1 in ((.25,gh*.5),(gh*.55,gh-.15))]; D.box(ga+leaf-.012,ga+leaf+.012,yb-.05,yb+.03,.08,gh); gold=own('gold',simple('goldm','#b08d57',.3,1.),.004); [gold.box(ga+leaf+s_-.025,ga+leaf+s_+.025,yb-.1,yb-.045,1.,1.3) for s_ in (-.1,.1)]
    elif gt=='mesh': gm.box(ga,gb_,yb-.02,yb+.02,.1,.6); jaali(ga+.06,gb_-.06,.66,gh,yb-.05,.18)
# pole and wires of the street
if 'pole' in extras: pm_=own('polem',simple('polem','#77746d',.8),0); px_=h+1.4; pm_.cyl(px_,yb-1.5,0,8.5,.13,.09,12).box(px_-.8,px_+.8,yb-1.55,yb-1.45,7.9,8.0); [own('wire',simple('wire','#161616',.6),0).box(-45,45,yb-1.5+q-.008,yb-1.5+q+.008,8.02+.02*q,8.04+.02*q) for q in (-.0,.25,-.25)]
if 'lamp' in extras: D.cyl(-h-1.6,yb-1.45,0,5.6,.07,.05,10).box(-h-1.65,-h-1.55,yb-3.,yb-1.4,5.55,5.65); T('dl').box(-h-1.72,-h-1.48,yb-3.,yb-2.4,5.5,5.54); k and spot(-h-1.6,yb-2.7,5.45,130*k,130)
# ---- neighbours
gap=d.get('gap',0.); nsd=a.seed*7; nw=max(7.6,min(W,11))
if not d.get('alone'):
    X=-h-gap
    for i in range(4): nbhouse(X-nw+.02,X-.02,nsd+i,yb); X-=nw+gap
    X=h+gap if not corner else xe+9.8
    for i in range(4): nbhouse(X+.02,X+nw-.02,nsd+i+5,yb); X+=nw+gap
finish_boxes(*ms.values())
if d.get('hero'): MB('green',simple('green','#46602a',.9,bumpscale=30,bump=.6),mirrorable=False).box(-200,200,yb+.1,160,-.3,-.04).done()
# ---- planting
L0,L1=(pave[1]+.15,h-.2 if not corner else xe-.3); ff=d.get('front_y',min([(b[2][0] if isinstance(b[2],(list,tuple)) else b[2]) for b in d['bays'] if len(b)>2]+[0]))
if d.get('lawn',True) and L1-L0>.8 and ff-yb>1.6: lawn(L0,L1,yb+.2,ff-.5)
if d.get('lawn2') : lawn(-h+.3,pave[0]-.2,yb+.2,ff-.5)
bloomy=a.season in('spring','summer'); bl=tree('bl',a.seed+21,4.6,.18,1.05,.12,20000,V['bark'],V['bloom'],1.1) if bloomy else tr[2]; bare=tree('bare',a.seed+31,6.5,.26,1.,.13,2600,V['bark'],V['leaf']) if a.season=='winter' else None
x=L0+.25
while x<L1-.2 and d.get('shrubs',True): put(sh[r.randint(0,3)],x,ff-.35,.02,r.uniform(.55,.95)); x+=r.uniform(.5,.9)
if d.get('wallstyle')=='hedge':
    x=gx1+.9
    while x<xe-.4: put(hd,x,yb,.35,(1.02,1.1,1.25),0); x+=.95
    x=gx0-.9
    while x>-h+.3: put(hd,x,yb,.35,(1.02,1.1,1.25),0); x-=.95
pl_=d.get('plants',())
if 'palm' in pl_: put(pm[0],h-.9,ff-1.2 if ff-yb>2.6 else yb+.7,0,.95)
if 'palms' in pl_: put(pm[0],h-1.,ff-1.4,0,1.); put(pm[1],h-2.6,yb+1.2,0,.8); put(pm[0],-h+.6,yb+1.,0,.85)
if 'small palm' in pl_: put(pm[1],h-.9,yb+.8,0,.75)
if 'tree' in pl_: put(bare or tr[2],h-1.5,yb+1.4,0,.85)
if 'bloom' in pl_: put(bl,h-1.2 if W<12 else h-2.5,yb+1.1,0,.9)
if 'cypress' in pl_: cy=shrub('cyp',a.seed+9,.5,2.2,.07,16000,V['leafd']); [put(cy,u,ff-.7,0,1) for u in (L1-.5,L1-1.9)]
if 'bougainvillea' in pl_: [put(sh[2],gx1+.6+i*.42,yb-.05,hb-.25+r.uniform(-.1,.15),r.uniform(.7,1.)) for i in range(max(2,int((xe-gx1-.8)/.45)))]
if 'pots' in pl_:
    pt=MB('pots',simple('potc',d.get('pot','#a55a37'),.7),.01)
    for i in range(5): X=gx1+.8+i*(xe-gx1-1.2)/4; pt.cyl(X,yb-.42,-.01,.4,.15,.22,16); put(sh[i%4],X,yb-.42,.36,.55)
    pt.done()
for sx,dx_ in d.get('street',((-1,2.4),(1,3.2),(1,10.5),(-1,9.8))):
    X=sx*(h+dx_)
    if corner and X>xe-.5: X=xe+12+dx_
    put(bare if bare and r.random()<.7 else (bl if bloomy and r.random()<.55 else tr[2]),X,yb-.85,-.05,r.uniform(.7,.95))
for i in range(12): put((bare if bare and i%2 else tr[i%2]),-34+i*6.2,r.uniform(15,22),0,r.uniform(.85,1.2))
# ---- camera
lens=d.get('lens',30 if W<12 else 34); cz=d.get('cz',1.9); dist=d.get('dist',max(W*.72+7.2,(top+1.5)*.95+4.2)); cx=d.get('cam',.3)*W; tx=d.get('tx',.04)*W+ (.8 if corner else 0)
cam=((cx*M,yb-dist+abs(setback)*.35,cz),(tx*M,0,d.get('tz',(top+1.2)*.5+.4)),lens)
ex=light_sky(); camera(*cam); res=(1280,853)
if d.get('hero'): res=(1920,900); bpy.context.scene.camera.data.shift_x=-d['hero']
setup(res=res,look='Medium Contrast',spp=a.spp,pct=a.pct,bounces=4,exposure=ex,thr=a.thr)
if mode=='hazy':
    _f=rend.finish; rend.finish=lambda A,*k_,**kw: _f(rend.haze(A,150.,(.74,.70,.62),.0),*k_,**kw)
out=a.out or f'out/{a.design}.png'
words=lambda n: MATS[n][1]
used=[]
for n in [d['wall']]+[q for b in d['bays'] if len(b)>3 for q in ([b[3]] if isinstance(b[3],str) else b[3])]:
    if words(n) not in used: used.append(words(n))
gates={'bars':'a %s barred gate','slats':'a %s slatted steel gate','timber':'a timber gate','timber upright':'a gate of upright timber slats','sheet':'a %s sheet-steel gate','mesh':'a %s steel gate with a pierced screen','none':None}
g_=gates[gt]; g_=(g_%d.get('gatecol','black') if g_ and '%s' in g_ else g_); g_=('a half-open '+g_[2:] if g_ and op>.2 else g_)
cells_=[c for b in d['bays'] for c in b[1]]
feats=[t_ for q,t_ in ((d.get('roof')=='tiles','a clay-tiled roof'),('V' in cells_,'an arcade'),('K' in cells_,'tall columns'),('j' in cells_ or par=='jaali','pierced screens'),(any(c in('a','aa','A') for c in cells_),'arched windows'),('t' in cells_ or 'l' in cells_ or 'tx' in cells_,'timber slats before the windows'),(cells_.count('B')>0,'a balcony' if cells_.count('B')==1 else 'balconies'),('solar' in extras and par in('rail','none'),'solar panels'),('pergola' in extras,'a roof pergola'),(bool(d.get('car')) and gt in('none','bars') and any(c in('P','p') for c in cells_),'a car in the porch')) if q]
json.dump(dict(what='house',storeys=NS,plot=d['plot'],corner=corner,walls=used[:3],gate=g_,features=feats,season=a.season or None,light=mode,design=a.design),open(os.path.splitext(out)[0]+'.json','w'))
print('BUILD_S',round(time.time()-t0,1),mode,a.design)
if a.facts: sys.exit()
rend.render(out,gr=dict(bloom=.08,vig=.13,sat=.98 if mode!='overcast' else 1.06,contrast=.15,warm=-.012))
