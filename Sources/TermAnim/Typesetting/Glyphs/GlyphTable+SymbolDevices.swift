extension GlyphTable {
  /// Pictures with the names SwiftUI's `Image(systemName:)` takes: computers and telephones.
  static let symbolDevices = """
    airplay.audio = airplayaudio
    airplay.video = airplayvideo
    airplayaudio oo M 3 1.6 C -1.6 5 0.2 13 7.2 13 C 14.2 13 16 5 11.4 1.6 M 4.6 4.4 C 2.8 6.8 4.4 \
    9.8 7.2 9.8 C 10 9.8 11.6 6.8 9.8 4.4 B M 3.6 -1 L 7.2 3.2 L 10.8 -1 z
    airplayaudio.badge.exclamationmark oo @ airplayaudio 0 0 1 M 15.6 5 L 15.6 1.6 . 15.6 -0.8
    airplayvideo oo M 2.4 2 L 0 2 L 0 12.4 L 15 12.4 L 15 2 L 12.6 2 B M 3.9 -1 L 7.5 3.4 L 11.1 \
    -1 z
    airpods.max = headphones
    airpods.pro = airpodspro
    airpodsmax = headphones
    airpodspro oo B M 4.4 -0.6 L 4.4 6.8 L 2.8 6.8 C 1.2 6.8 0 7.8 0 9.6 C 0 11.2 1 12.6 2.8 12.6 \
    C 4.4 12.6 5.6 11.6 5.6 9 L 5.6 -0.6 z B M 9.4 -0.6 L 9.4 9 C 9.4 11.6 10.6 12.6 12.2 12.6 C \
    14 12.6 15 11.2 15 9.6 C 15 7.8 13.8 6.8 12.2 6.8 L 10.6 6.8 L 10.6 -0.6 z F M 1.6 8.4 L 2.6 \
    8.6 L 2.2 11 L 1.2 10.6 z F M 13.8 10.6 L 12.8 11 L 12.4 8.6 L 13.4 8.4 z
    antenna.radiowaves.left.and.right oo B M 8 5.8 h 7.2 6.6 v 8 7.4 h 8.8 6.6 v 8 5.8 z S M 8 6 L \
    8 -1 M 5 3.4 C 3.6 5 3.6 8 5 9.6 M 11 3.4 C 12.4 5 12.4 8 11 9.6 M 2.2 1.2 C -0.8 4.2 -0.8 8.8 \
    2.2 11.8 M 13.8 1.2 C 16.8 4.2 16.8 8.8 13.8 11.8
    apple.terminal = terminal
    apple.terminal.fill = terminal.fill
    applewatch oo M 2 1.4 L 7 1.4 h 9 3.4 L 9 8.6 v 7 10.6 L 2 10.6 h 0 8.6 L 0 3.4 v 2 1.4 z M \
    1.8 10.6 L 2.4 13.2 L 6.6 13.2 L 7.2 10.6 M 1.8 1.4 L 2.4 -1.2 L 6.6 -1.2 L 7.2 1.4 M 11.2 5.4 \
    L 11.2 7.4
    barcode oo M 0 0 L 0 12 M 2.8 0 L 2.8 12 B M 5.4 0 L 5.4 12 L 6.6 12 L 6.6 0 z S M 9.4 0 L 9.4 \
    12 B M 12 0 L 12 12 L 13 12 L 13 0 z S M 15.6 0 L 15.6 12
    barcode.viewfinder oo M 0 9 L 0 12.4 L 3.4 12.4 M 9.6 12.4 L 13 12.4 L 13 9 M 13 3 L 13 -0.4 L \
    9.6 -0.4 M 3.4 -0.4 L 0 -0.4 L 0 3 M 3.6 3.2 L 3.6 8.8 M 6.5 3.2 L 6.5 8.8 M 9.4 3.2 L 9.4 8.8
    battery.0 oo M 0 2 L 14 2 L 14 10 L 0 10 z M 16.4 4.8 L 16.4 7.2
    battery.0percent = battery.0
    battery.100.bolt oo M 4.6 10 L 0 10 L 0 2 L 4.6 2 M 9.4 2 L 14 2 L 14 10 L 9.4 10 M 16.4 4.8 L \
    16.4 7.2 B M 7.8 12 L 7.4 6.6 L 9.4 6.6 L 6.2 0 L 6.6 5.4 L 4.6 5.4 z
    battery.100percent = battery.100
    battery.25 oo M 0 2 L 14 2 L 14 10 L 0 10 z M 16.4 4.8 L 16.4 7.2 B M 2.6 4.6 L 2.6 7.4 L 3.8 \
    7.4 L 3.8 4.6 z
    battery.25percent = battery.25
    battery.50 oo M 0 2 L 14 2 L 14 10 L 0 10 z M 16.4 4.8 L 16.4 7.2 B M 2.6 4.6 L 2.6 7.4 L 6.4 \
    7.4 L 6.4 4.6 z
    battery.50percent = battery.50
    battery.75 oo M 0 2 L 14 2 L 14 10 L 0 10 z M 16.4 4.8 L 16.4 7.2 B M 2.6 4.6 L 2.6 7.4 L 9 \
    7.4 L 9 4.6 z
    battery.75percent = battery.75
    camera.viewfinder oo M 0 9 L 0 12.4 L 3.4 12.4 M 9.6 12.4 L 13 12.4 L 13 9 M 13 3 L 13 -0.4 L \
    9.6 -0.4 M 3.4 -0.4 L 0 -0.4 L 0 3 F M 2.45 8.06 L 2.49 8.14 L 2.6 8.18 L 4.59 8.18 L 5.17 \
    9.35 L 5.3 9.43 L 7.72 9.43 L 7.83 9.35 L 8.41 8.18 L 10.48 8.16 L 10.55 8.03 L 10.52 2.96 L \
    10.4 2.89 L 2.52 2.92 L 2.45 3.04 z F M 6.82 4.22 L 7.24 4.39 L 7.46 4.57 L 7.65 4.8 L 7.78 \
    5.07 L 7.84 5.37 L 7.82 5.85 L 7.65 6.27 L 7.46 6.5 L 7.24 6.68 L 6.97 6.81 L 6.66 6.88 L 6.18 \
    6.85 L 5.76 6.68 L 5.54 6.5 L 5.35 6.27 L 5.22 6 L 5.16 5.7 L 5.18 5.22 L 5.35 4.8 L 5.54 4.57 \
    L 5.76 4.39 L 6.03 4.26 L 6.34 4.19 z
    cpu oo M 2.4 1.4 L 11.6 1.4 L 11.6 10.6 L 2.4 10.6 z M 5.8 4.8 L 8.2 4.8 L 8.2 7.2 L 5.8 7.2 z \
    M 4.6 1.2 L 4.6 -0.8 M 4.6 10.8 L 4.6 12.8 M 9.4 1.2 L 9.4 -0.8 M 9.4 10.8 L 9.4 12.8 M 2.2 \
    3.6 L 0.2 3.6 M 11.8 3.6 L 13.8 3.6 M 2.2 8.4 L 0.2 8.4 M 11.8 8.4 L 13.8 8.4
    cpu.fill oo B M 2.4 1.4 L 2.4 10.6 L 11.6 10.6 L 11.6 1.4 z F M 5 4 L 9 4 L 9 8 L 5 8 z S M \
    4.6 1.2 L 4.6 -0.8 M 4.6 10.8 L 4.6 12.8 M 9.4 1.2 L 9.4 -0.8 M 9.4 10.8 L 9.4 12.8 M 2.2 3.6 \
    L 0.2 3.6 M 11.8 3.6 L 13.8 3.6 M 2.2 8.4 L 0.2 8.4 M 11.8 8.4 L 13.8 8.4
    delete.backward = delete.left
    delete.backward.fill = delete.left.fill
    delete.forward = delete.right
    delete.forward.fill = delete.right.fill
    delete.left oo M 0 6 L 4.8 11.4 L 16 11.4 L 16 0.6 L 4.8 0.6 z M 7.6 8.6 L 12.8 3.4 M 7.6 3.4 \
    L 12.8 8.6
    delete.left.fill oo B M 0 6 L 4.8 11.4 L 16 11.4 L 16 0.6 L 4.8 0.6 z F M 13.29 3.89 L 11.19 6 \
    L 13.29 8.11 L 12.31 9.09 L 10.2 6.99 L 8.09 9.09 L 7.11 8.11 L 9.21 6 L 7.11 3.89 L 8.09 2.91 \
    L 10.2 5.01 L 12.31 2.91 z
    delete.right oo M 16 6 L 11.2 11.4 L 0 11.4 L 0 0.6 L 11.2 0.6 z M 8.4 8.6 L 3.2 3.4 M 8.4 3.4 \
    L 3.2 8.6
    delete.right.fill oo B M 16 6 L 11.2 0.6 L 0 0.6 L 0 11.4 L 11.2 11.4 z F M 3.69 2.91 L 5.8 \
    5.01 L 7.91 2.91 L 8.89 3.89 L 6.79 6 L 8.89 8.11 L 7.91 9.09 L 5.8 6.99 L 3.69 9.09 L 2.71 \
    8.11 L 4.81 6 L 2.71 3.89 z
    desktopcomputer oo M 0 3 L 15 3 L 15 12.4 L 0 12.4 z M 7.5 3 L 7.5 -0.6 M 4 -0.6 L 11 -0.6
    display = desktopcomputer
    dot.radiowaves.left.and.right oo B M 8 5.2 h 7.2 6 v 8 6.8 h 8.8 6 v 8 5.2 z S M 5 3 C 3.6 4.6 \
    3.6 7.4 5 9 M 11 3 C 12.4 4.6 12.4 7.4 11 9 M 2.2 0.8 C -0.8 3.8 -0.8 8.2 2.2 11.2 M 13.8 0.8 \
    C 16.8 3.8 16.8 8.2 13.8 11.2
    dot.radiowaves.right oo B M 0.8 5.2 h 0 6 v 0.8 6.8 h 1.6 6 v 0.8 5.2 z S M 4 3 C 5.4 4.6 5.4 \
    7.4 4 9 M 6.8 0.8 C 9.8 3.8 9.8 8.2 6.8 11.2
    externaldrive oo M 2.4 11 L 12.6 11 L 15 4.6 L 15 0.8 L 0 0.8 L 0 4.6 z M 0 4.6 L 15 4.6 . \
    11.8 2.7
    externaldrive.fill oo B M 2.4 11 L 12.6 11 L 14.6 6.8 L 0.4 6.8 z B M 0 1 L 0 3.8 L 15 3.8 L \
    15 1 z F M 10.8 1.8 L 12.4 1.8 L 12.4 3.2 L 10.8 3.2 z
    faceid oo M 0 9 L 0 12.4 L 3.4 12.4 M 9.6 12.4 L 13 12.4 L 13 9 M 13 3 L 13 -0.4 L 9.6 -0.4 M \
    3.4 -0.4 L 0 -0.4 L 0 3 M 3.6 8.6 L 3.6 7.4 M 9.4 8.6 L 9.4 7.4 M 6.6 8.4 L 6.6 5.4 L 5.8 5.4 \
    M 3.8 3.2 C 5 1.8 8 1.8 9.2 3.2
    flashlight.off.fill oo B M 2 12.4 L 10 12.4 L 10 11 L 7.8 8 L 7.8 -1.2 L 4.2 -1.2 L 4.2 8 L 2 \
    11 z F M 6 4.9 h 7.1 6 v 6 7.1 h 4.9 6 v 6 4.9 z
    flashlight.on.fill oo B M 2 9 L 10 9 L 10 7.6 L 7.8 4.6 L 7.8 -1.2 L 4.2 -1.2 L 4.2 4.6 L 2 \
    7.6 z F M 6 1.5 h 7.1 2.6 v 6 3.7 h 4.9 2.6 v 6 1.5 z S M 1.6 11.6 L 0.6 13.2 M 6 11.8 L 6 \
    13.6 M 10.4 11.6 L 11.4 13.2
    headphones oo M 0.8 3.6 L 0.8 6 v 7.4 12.6 h 14 6 L 14 3.6 B M 0.8 -0.4 L 0.8 4 L 2.4 4 L 2.4 \
    -0.4 z B M 12.4 -0.4 L 12.4 4 L 14 4 L 14 -0.4 z
    internaldrive = externaldrive
    internaldrive.fill = externaldrive.fill
    ipad oo M 1.4 -1.2 L 9.6 -1.2 h 11 0.2 L 11 11.8 v 9.6 13.2 L 1.4 13.2 h 0 11.8 L 0 0.2 v 1.4 \
    -1.2 z M 4.4 1.4 L 6.6 1.4
    iphone oo M 1.4 -1.2 L 6.6 -1.2 h 8 0.2 L 8 11.8 v 6.6 13.2 L 1.4 13.2 h 0 11.8 L 0 0.2 v 1.4 \
    -1.2 z M 3.4 10.8 L 4.6 10.8
    iphone.radiowaves.left.and.right oo M 5.6 -1.2 L 10.4 -1.2 h 11.6 0 L 11.6 12 v 10.4 13.2 L \
    5.6 13.2 h 4.4 12 L 4.4 0 v 5.6 -1.2 z M 1.8 3.4 C 0.8 5 0.8 7 1.8 8.6 M 14.2 3.4 C 15.2 5 \
    15.2 7 14.2 8.6
    keyboard oo M 0 0.4 L 17 0.4 L 17 12 L 0 12 z . 3 9 . 6.72 9 . 10.25 9 . 13.97 9 . 4.86 6.2 . \
    8.49 6.2 . 12.11 6.2 M 5.4 3.2 L 11.6 3.2
    keyboard.fill oo B M 0 0.4 L 0 12 L 17 12 L 17 0.4 z F M 1.85 8.45 L 3.35 8.45 L 3.35 9.95 L \
    1.85 9.95 z F M 5.85 8.45 L 7.35 8.45 L 7.35 9.95 L 5.85 9.95 z F M 9.65 8.45 L 11.15 8.45 L \
    11.15 9.95 L 9.65 9.95 z F M 13.65 8.45 L 15.15 8.45 L 15.15 9.95 L 13.65 9.95 z F M 3.85 5.65 \
    L 5.35 5.65 L 5.35 7.15 L 3.85 7.15 z F M 7.75 5.65 L 9.25 5.65 L 9.25 7.15 L 7.75 7.15 z F M \
    11.65 5.65 L 13.15 5.65 L 13.15 7.15 L 11.65 7.15 z F M 4.6 2.4 L 12.4 2.4 L 12.4 4 L 4.6 4 z
    laptopcomputer oo M 2 2.6 L 2 11.4 L 13 11.4 L 13 2.6 z M -0.6 0.2 L 15.6 0.2
    lightswitch.off oo M 0 -1 L 9 -1 L 9 13 L 0 13 z B M 3.4 2.6 L 3.4 5.2 L 5.6 5.2 L 5.6 2.6 z S \
    M 4.5 6 L 4.5 9.6
    lightswitch.off.fill oo B M 0 -1 L 0 13 L 9 13 L 9 -1 z F M 2.6 1.8 L 6.4 1.8 L 6.4 6.2 L 2.6 \
    6.2 z F M 3.9 6.2 L 5.1 6.2 L 5.1 10.2 L 3.9 10.2 z
    lightswitch.off:small oo M 0 -1 L 9 -1 L 9 13 L 0 13 z F M 2.8 1.6 L 2.8 5.6 L 6.2 5.6 L 6.2 \
    1.6 z
    lightswitch.on oo M 0 -1 L 9 -1 L 9 13 L 0 13 z B M 3.4 6.8 L 3.4 9.4 L 5.6 9.4 L 5.6 6.8 z S \
    M 4.5 2.4 L 4.5 6
    lightswitch.on.fill oo B M 0 -1 L 0 13 L 9 13 L 9 -1 z F M 2.6 5.8 L 6.4 5.8 L 6.4 10.2 L 2.6 \
    10.2 z F M 3.9 1.8 L 5.1 1.8 L 5.1 5.8 L 3.9 5.8 z
    lightswitch.on:small oo M 0 -1 L 9 -1 L 9 13 L 0 13 z F M 2.8 6.4 L 2.8 10.4 L 6.2 10.4 L 6.2 \
    6.4 z
    macbook = laptopcomputer
    macwindow oo M 0 0 L 15 0 L 15 12 L 0 12 z M 0 8.6 L 15 8.6
    memorychip oo M 0 3 L 16 3 L 16 9.4 L 0 9.4 z M 2.6 2.8 L 2.6 0.8 M 6.2 2.8 L 6.2 0.8 M 9.8 \
    2.8 L 9.8 0.8 M 13.4 2.8 L 13.4 0.8 M 2.6 9.6 L 2.6 11.6 M 6.2 9.6 L 6.2 11.6 M 9.8 9.6 L 9.8 \
    11.6 M 13.4 9.6 L 13.4 11.6
    memorychip.fill oo B M 0 9.4 L 16 9.4 L 16 3 L 0 3 z S M 2.6 2.8 L 2.6 0.8 M 6.2 2.8 L 6.2 0.8 \
    M 9.8 2.8 L 9.8 0.8 M 13.4 2.8 L 13.4 0.8 M 2.6 9.6 L 2.6 11.6 M 6.2 9.6 L 6.2 11.6 M 9.8 9.6 \
    L 9.8 11.6 M 13.4 9.6 L 13.4 11.6
    mic oo M 5 4.6 L 5 4.6 h 7 6.6 L 7 11 v 5 13 L 5 13 h 3 11 L 3 6.6 v 5 4.6 z M 0 7 v 5 2 h 10 \
    7 M 5 2 L 5 -0.8 M 2.4 -0.8 L 7.6 -0.8
    mic.slash oo M 8.4 7.68 L 8.4 11 C 8.4 12.14 7.54 13 6.4 13 L 6.4 13 C 5.47 13 4.72 12.43 4.48 \
    11.59 M 11.03 5.05 C 11.27 5.64 11.4 6.3 11.4 7 M 4.4 8 L 4.4 6.6 C 4.4 5.46 5.26 4.6 6.4 4.6 \
    L 6.4 4.6 C 6.81 4.6 7.18 4.71 7.49 4.91 M 1.4 7 C 1.4 4.15 3.55 2 6.4 2 C 7.56 2 8.6 2.36 \
    9.43 2.97 M 6.4 2 L 6.4 -0.8 M 3.8 -0.8 L 9 -0.8 M 0 12.4 L 12.8 -0.4
    mic.slash.fill oo B M 4.48 11.59 C 4.72 12.43 5.47 13 6.4 13 L 6.4 13 C 7.54 13 8.4 12.14 8.4 \
    11 L 8.4 7.68 z S M 11.03 5.05 C 11.27 5.64 11.4 6.3 11.4 7 B M 7.49 4.91 C 7.18 4.71 6.81 4.6 \
    6.4 4.6 C 5.26 4.6 4.4 5.46 4.4 6.6 L 4.4 8 z S M 1.4 7 C 1.4 4.15 3.55 2 6.4 2 C 7.56 2 8.6 \
    2.36 9.43 2.97 M 6.4 2 L 6.4 -0.8 M 3.8 -0.8 L 9 -0.8 M 0 12.4 L 12.8 -0.4
    microphone = mic
    microphone.fill = mic.fill
    microphone.slash = mic.slash
    microphone.slash.fill = mic.slash.fill
    phone.arrow.up.right oo M 3.4 12.2 L 0.4 10.6 C 0.4 4.4 5.4 -0.4 11.6 -0.4 L 13 2.8 L 9.6 5 L \
    8 3.8 C 6.4 4.6 5.2 5.8 4.4 7.4 L 5.6 9 z M 8 6.8 L 13.8 12.6 M 9.4 12.8 L 13.8 12.8 L 13.8 8.4
    phone.arrow.up.right.fill oo B M 5.6 9 L 4.4 7.4 C 5.2 5.8 6.4 4.6 8 3.8 L 9.6 5 L 13 2.8 L \
    11.6 -0.4 C 5.4 -0.4 0.4 4.4 0.4 10.6 L 3.4 12.2 z S M 8 6.8 L 13.8 12.6 M 9.4 12.8 L 13.8 \
    12.8 L 13.8 8.4
    phone.fill.arrow.up.right = phone.arrow.up.right.fill
    powerplug oo M 0.4 9 L 11.6 9 L 11.6 6.6 C 11.6 3.6 9 1.8 6 1.8 C 3 1.8 0.4 3.6 0.4 6.6 z M \
    3.4 13.2 L 3.4 9.4 M 8.6 13.2 L 8.6 9.4 M 6 1.6 L 6 -1.4
    powerplug.fill oo B M 0.4 9 L 11.6 9 L 11.6 6.6 C 11.6 3.6 9 1.8 6 1.8 C 3 1.8 0.4 3.6 0.4 6.6 \
    z S M 3.4 13.2 L 3.4 9.4 M 8.6 13.2 L 8.6 9.4 M 6 1.6 L 6 -1.4
    printer oo M 3.2 3.2 L 0 3.2 L 0 9 L 15 9 L 15 3.2 L 11.8 3.2 M 3.2 9 L 3.2 12.8 L 11.8 12.8 L \
    11.8 9 M 3.2 5.4 L 11.8 5.4 L 11.8 -1 L 3.2 -1 z
    printer.fill oo B M 0 3.4 L 0 8 L 15 8 L 15 3.4 L 12.6 3.4 L 12.6 5.2 L 2.4 5.2 L 2.4 3.4 z S \
    M 3.4 11 L 3.4 12.8 L 11.6 12.8 L 11.6 11 M 4.8 2.6 L 10.2 2.6 L 10.2 -1 L 4.8 -1 z
    qrcode oo M 0 7.6 L 4.6 7.6 L 4.6 12.2 L 0 12.2 z M 7.6 7.6 L 12.2 7.6 L 12.2 12.2 L 7.6 12.2 \
    z M 0 0 L 4.6 0 L 4.6 4.6 L 0 4.6 z . 7.6 4.6 . 10 2.3 . 12.2 4.6 . 7.6 0 . 12.2 0
    qrcode.viewfinder oo M 0 9 L 0 12.4 L 3.4 12.4 M 9.6 12.4 L 13 12.4 L 13 9 M 13 3 L 13 -0.4 L \
    9.6 -0.4 M 3.4 -0.4 L 0 -0.4 L 0 3 M 3.2 7.2 L 5.2 7.2 L 5.2 9.2 L 3.2 9.2 z M 8 7.2 L 9.8 7.2 \
    L 9.8 9.2 L 8 9.2 z M 3.2 2.8 L 5.2 2.8 L 5.2 4.8 L 3.2 4.8 z . 8 4.8 . 9.8 2.8
    radio oo M 1 -0.8 L 14 -0.8 h 15 0.2 L 15 6.8 v 14 7.8 L 1 7.8 h 0 6.8 L 0 0.2 v 1 -0.8 z M 2 \
    7.8 L 11.6 12.8 M 4.4 1.8 h 6.1 3.5 v 4.4 5.2 h 2.7 3.5 v 4.4 1.8 z M 9 4.9 L 12 4.9 M 9 2 L \
    12 2
    radio.fill oo B M 1 -0.8 h 0 0.2 L 0 6.8 v 1 7.8 L 14 7.8 h 15 6.8 L 15 0.2 v 14 -0.8 L 1 -0.8 \
    z F M 4.2 0.8 h 6.9 3.5 v 4.2 6.2 h 1.5 3.5 v 4.2 0.8 z F M 8.6 4.6 L 13 4.6 L 13 6 L 8.6 6 z \
    F M 8.6 1 L 13 1 L 13 2.4 L 8.6 2.4 z F M 4.2 2.2 h 2.9 3.5 v 4.2 4.8 h 5.5 3.5 v 4.2 2.2 z S \
    M 2 7.8 L 11.6 12.8
    sdcard oo M 0 -0.8 L 0 12.8 L 6.6 12.8 L 10.4 9 L 10.4 -0.8 z M 3.2 9.6 L 3.2 7.6 M 6.2 9.6 L \
    6.2 7.6
    server.rack oo M 0 -0.8 L 14 -0.8 L 14 12.8 L 0 12.8 z M 0 6 L 14 6 . 3.2 9.4 . 3.2 2.6 M 8 \
    9.4 L 11 9.4 M 8 2.6 L 11 2.6
    simcard oo M 0 -0.8 L 0 12.8 L 6.6 12.8 L 10.4 9 L 10.4 -0.8 z M 3 2.2 L 7.4 2.2 L 7.4 6.6 L 3 \
    6.6 z
    smartphone = iphone
    terminal oo M 0 0 L 15 0 L 15 12 L 0 12 z M 3.2 8.8 L 6 6.2 L 3.2 3.6 M 8 3.4 L 11.6 3.4
    terminal.fill oo B M 0 0 L 0 12 L 15 12 L 15 0 z F M 12.3 3.9 L 7.7 3.9 L 7.7 2.5 L 12.3 2.5 z \
    F M 7.03 6.2 L 3.16 9.79 L 2.21 8.76 L 4.97 6.2 L 2.21 3.64 L 3.16 2.61 z
    touchid oo M 0 5 L 0 6 v 6.5 12.8 h 13 6.4 L 13 2.6 M 2.8 0.4 L 2.8 6 v 6.5 9.8 h 10.2 6.2 L \
    10.2 0 M 6.5 6.6 L 6.5 3 C 6.5 1 6.2 0 5.6 -1.2
    tv oo M 0 1.8 L 15 1.8 L 15 12 L 0 12 z M 4 -0.8 L 11 -0.8
    tv.fill oo B M 0 1.8 L 0 12 L 15 12 L 15 1.8 z S M 4 -0.8 L 11 -0.8
    video oo M 0 1.4 L 9.6 1.4 L 9.6 10.6 L 0 10.6 z M 9.6 7.2 L 15.4 10.4 L 15.4 1.6 L 9.6 4.8
    video.badge.plus oo M 7 3 L 0 3 L 0 12.2 L 9.6 12.2 L 9.6 6.6 M 9.6 9 L 15.4 12 L 15.4 5.6 M \
    12.4 4.2 L 12.4 -0.8 M 9.9 1.7 L 14.9 1.7
    video.badge.plus.fill oo B M 0 3 L 0 12.2 L 9.6 12.2 L 9.6 5.8 L 7.2 5.8 L 7.2 3 z B M 12.4 \
    9.2 L 16 11.8 L 16 6.4 L 12.4 6.4 z S M 12.4 4.2 L 12.4 -0.8 M 9.9 1.7 L 14.9 1.7
    video.fill oo B M 0 1.4 L 0 10.6 L 9.6 10.6 L 9.6 1.4 z B M 12.4 7.2 L 16 10 L 16 2 L 12.4 4.8 \
    z
    video.fill.badge.plus = video.badge.plus.fill
    video.slash oo M 9.6 7.88 L 9.6 10.6 L 6.8 10.6 M 10.04 7.44 L 15.4 10.4 L 15.4 2.24 M 3.07 \
    10.6 L 0 10.6 L 0 1.4 L 9.6 1.4 L 9.6 4.25 M 0.6 13 L 15 -1
    video.slash.fill oo B M 9.6 7.88 L 6.8 10.6 L 9.6 10.6 z B M 12.4 5.15 L 12.4 7.2 L 16 10 L 16 \
    2 L 14.22 3.38 z B M 3.07 10.6 L 9.6 4.25 L 9.6 1.4 L 0 1.4 L 0 10.6 z S M 0.6 13 L 15 -1
    viewfinder oo M 0 9 L 0 12.4 L 3.4 12.4 M 9.6 12.4 L 13 12.4 L 13 9 M 13 3 L 13 -0.4 L 9.6 \
    -0.4 M 3.4 -0.4 L 0 -0.4 L 0 3 M 6.5 8.6 L 6.5 3.4 M 3.9 6 L 9.1 6
    vision.pro oo M 8 10.6 C 12.6 10.6 16 9.8 16 6 C 16 3 14.6 1.4 12.4 1.4 C 10.2 1.4 9.8 3.8 8 \
    3.8 C 6.2 3.8 5.8 1.4 3.6 1.4 C 1.4 1.4 0 3 0 6 C 0 9.8 3.4 10.6 8 10.6 z
    vision.pro.fill oo B M 8 10.6 C 12.6 10.6 16 9.8 16 6 C 16 3 14.6 1.4 12.4 1.4 C 10.2 1.4 9.8 \
    3.8 8 3.8 C 6.2 3.8 5.8 1.4 3.6 1.4 C 1.4 1.4 0 3 0 6 C 0 9.8 3.4 10.6 8 10.6 z
    visionpro = vision.pro
    visionpro.fill = vision.pro.fill
    washer oo M 1 -1 L 11 -1 h 12 0 L 12 12 v 11 13 L 1 13 h 0 12 L 0 0 v 1 -1 z M 6 1.4 h 9.2 4.6 \
    v 6 7.8 h 2.8 4.6 v 6 1.4 z M 7.4 10.4 L 9.2 10.4 . 2.8 10.4
    washer.fill oo B M 1 -1 h 0 0 L 0 12 v 1 13 L 11 13 h 12 12 L 12 0 v 11 -1 L 1 -1 z F M 6 0.2 \
    h 10.2 4.4 v 6 8.6 h 1.8 4.4 v 6 0.2 z F M 6 1.5 h 3.1 4.4 v 6 7.3 h 8.9 4.4 v 6 1.5 z F M 2.4 \
    10.1 h 3.3 11 v 2.4 11.9 h 1.5 11 v 2.4 10.1 z F M 5.4 10.3 L 10.6 10.3 L 10.6 11.7 L 5.4 11.7 z
    wave.3.backward = wave.3.left
    wave.3.forward = wave.3.right
    wave.3.left oo M 9.8 3.6 C 8.6 5 8.6 7 9.8 8.4 M 6.6 1 C 3.8 3.8 3.8 8.2 6.6 11 M 3 -1 C -1.2 \
    3 -1.2 9 3 13
    wave.3.right oo M 0 3.6 C 1.2 5 1.2 7 0 8.4 M 3.2 1 C 6 3.8 6 8.2 3.2 11 M 6.8 -1 C 11 3 11 9 \
    6.8 13
    wifi.slash oo M 6.23 11.56 C 9.68 12.1 13.35 11.05 16 8.4 M 10.74 6.91 C 11.65 6.53 12.49 5.96 \
    13.2 5.2 M 0 8.4 C 1.01 9.41 2.17 10.19 3.4 10.73 M 2.8 5.2 C 3.88 6.36 5.26 7.07 6.71 7.33 M \
    5.6 2.4 C 7 3.8 9 3.8 10.4 2.4 . 8 -0.4 M 1.4 12.8 L 14.6 -0.8
    """
}
