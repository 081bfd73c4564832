import Testing

@testable import TermAnim

/// However views come, go and come back before they have gone, in the end those are there that are
/// there when it has always been so.
@MainActor
struct TurnoverTests {
  /// What views follow, and who of them is there.
  @MainActor
  private struct Show<Content: View> {
    let probe = Probe()
    let attendance = Attendance()
    let host: ViewHost

    init(_ content: @escaping @MainActor (Probe, Attendance) -> Content) {
      let (probe, attendance) = (probe, attendance)
      host = ViewHost(ProbeView(probe) { _, _, _ in content(probe, attendance) })
    }

    /// Sets one of the two numbers, which are below `ranges`, or the flag.
    func change(_ dice: inout FuzzDice, ranges: (Int, Int)) {
      let animation: Animation? = dice.pick([
        nil, .linear(duration: 0.3), .linear(duration: 1), .spring(duration: 0.4),
      ])
      withAnimation(animation) {
        switch dice.roll(0..<3) {
        case 0: probe.u = Double(dice.roll(0..<ranges.0))
        case 1: probe.v = Double(dice.roll(0..<ranges.1))
        default: probe.flag.toggle()
        }
      }
    }
  }

  /// Lets views follow numbers below `ranges` through many changes, some of them in the middle of
  /// others, and compares them with views that have been made for the last of them.
  ///
  /// With `escapes`, somebody presses Esc now and then.
  private func expectLasting<Content: View>(
    seed: Int, ranges: (Int, Int), escapes: Bool = false, isDrawnAlike: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ content: @escaping @MainActor (Probe, Attendance) -> Content
  ) {
    var dice = FuzzDice(seed: UInt64(seed))
    let show = Show(content)
    for _ in 0..<30 {
      if escapes, dice.chance(5) { show.host.key(.escape) }
      show.change(&dice, ranges: ranges)
      show.host.advance(by: dice.pick([0, 0.05, 0.2, 0.5]))
    }
    show.host.run(for: 4)
    let fresh = Show(content)
    (fresh.probe.u, fresh.probe.v, fresh.probe.flag) = (
      show.probe.u, show.probe.v, show.probe.flag
    )
    fresh.host.run(for: 4)
    #expect(show.attendance.fault == nil, sourceLocation: sourceLocation)
    #expect(
      show.attendance.names.sorted() == fresh.attendance.names.sorted(),
      sourceLocation: sourceLocation)
    #expect(
      show.host.strings.sorted() == fresh.host.strings.sorted(), sourceLocation: sourceLocation)
    if isDrawnAlike {
      #expect(
        show.host.displayList == fresh.host.displayList, sourceLocation: sourceLocation)
    }
    #expect(show.host.graph.nextWakeUp == nil, sourceLocation: sourceLocation)
  }

  private struct Item: Identifiable { let id: Int }

  @Test(arguments: 0..<25)
  func `panels above a page, and above each other`(seed: Int) {
    expectLasting(seed: seed, ranges: (6, 3), escapes: true) { probe, attendance in
      let isPresented = { (number: Double) in
        Binding(get: { probe.u == number }, set: { if !$0 { probe.u = 0 } })
      }
      return VStack {
        attendance.named("page")
        if probe.flag { attendance.named("more") }
      }
      .sheet(isPresented: isPresented(1)) { attendance.named("sheet") }
      .fullScreenCover(isPresented: isPresented(2)) {
        attendance.named("cover").sheet(
          isPresented: Binding(get: { probe.v == 1 }, set: { if !$0 { probe.v = 0 } })
        ) { attendance.named("inner") }
      }
      .popover(isPresented: isPresented(3)) { attendance.named("popover") }
      .sheet(
        item: Binding(
          get: { probe.u > 3 ? Item(id: Int(probe.u)) : nil },
          set: { if $0 == nil { probe.u = 0 } })
      ) { attendance.named("item \($0.id)") }
    }
  }

  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .move(edge: .top), .scale.combined(with: .opacity),
  ]

  @Test(arguments: 0..<25)
  func `rows, branches and views of other identities`(seed: Int) {
    expectLasting(seed: seed, ranges: (16, 4)) { probe, attendance in
      VStack {
        ForEach((0..<4).filter { Int(probe.u) >> $0 & 1 == 1 }, id: \.self) {
          attendance.named("row \($0)").transition(Self.transitions[$0])
        }
        ZStack {
          switch probe.v {
          case 0: attendance.named("zero")
          case 1: attendance.named("one").transition(.slide)
          case 2: attendance.named("two").id(probe.flag)
          default: EmptyView()
          }
        }
        if probe.flag {
          HStack {
            attendance.named("flag")
            if probe.v > 1 { attendance.named("deep").transition(.scale) }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<25)
  func `rows that change their order`(seed: Int) {
    expectLasting(seed: seed, ranges: (24, 5)) { probe, attendance in
      let order = Self.orders[Int(probe.u)].prefix(Int(probe.v))
      return HStack {
        VStack { ForEach(Array(order), id: \.self) { attendance.named("row \($0)") } }
        VStack {
          ForEach(Array(order.enumerated()), id: \.offset) {
            attendance.named("place \($0.offset)")
          }
        }
        VStack {
          ForEach(Array(order), id: \.self) { row in
            if row == 1 || probe.flag { attendance.named("some \(row)").id(order.first) }
          }
        }
      }
    }
  }

  /// All orders of four rows.
  private static let orders: [[Int]] = (0..<24).map { number in
    var (rest, order, number) = (Array(0..<4), [Int](), number)
    for count in (1...4).reversed() {
      order.append(rest.remove(at: number % count))
      number /= count
    }
    return order
  }

  @Test(arguments: 0..<25)
  func `rows and sections of a list`(seed: Int) {
    expectLasting(seed: seed, ranges: (8, 4)) { probe, attendance in
      List {
        Section("section") {
          ForEach((0..<3).filter { Int(probe.u) >> $0 & 1 == 1 }, id: \.self) {
            attendance.named("row \($0)")
          }
        }
        if probe.flag { attendance.named("flag") }
        ForEach(0..<Int(probe.v), id: \.self) { number in
          if probe.flag || number == 0 { attendance.named("other \(number)") }
        }
      }
    }
  }

  @Test(arguments: 0..<25)
  func `what is in bars`(seed: Int) {
    expectLasting(seed: seed, ranges: (4, 4)) { probe, attendance in
      NavigationStack {
        Text("page")
          .navigationTitle("title")
          .navigationSubtitle(probe.flag ? "subtitle" : "")
          .toolbar {
            if probe.u == 1 { ToolbarItem(placement: .principal) { attendance.named("main") } }
            if probe.u > 1 { ToolbarItem { attendance.named("tool") } }
            if probe.v == 1 { ToolbarItem(placement: .bottomBar) { attendance.named("foot") } }
          }
          .toolbar(removing: probe.v == 2 ? .title : nil)
          .navigationBarHidden(probe.v == 3)
      }
    }
  }

  @Test(arguments: 0..<100)
  func `subviews of subviews`(seed: Int) {
    expectLasting(seed: seed, ranges: (4, 3)) { probe, attendance in
      ZStack {
        Group(
          subviews: Group {
            attendance.named("a")
            Attending(attendance, as: "group") {
              attendance.named("b")
              if probe.flag { attendance.named("c") }
            }
          }
        ) { all in
          HStack {
            Group(subviews: ForEach(all.dropFirst(Int(probe.u) % 3)) { $0 }) { inner in
              ForEach(inner.prefix(Int(probe.v) + 1)) { $0.padding() }
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0..<15)
  func `tabs and pages`(seed: Int) {
    expectLasting(seed: seed, ranges: (3, 3), isDrawnAlike: false) { probe, attendance in
      TabView(selection: Binding(get: { Int(probe.u) }, set: { probe.u = Double($0) })) {
        NavigationStack(
          path: Binding(
            get: { Array([1, 2].prefix(Int(probe.v))) }, set: { probe.v = Double($0.count) })
        ) {
          attendance.named("root").navigationTitle("title")
            .navigationDestination(for: Int.self) { attendance.named("page \($0)") }
            .toolbar(probe.flag ? .hidden : .automatic, for: .tabBar)
        }
        .tag(0).tabItem { Text("A") }
        attendance.named("second").tag(1).tabItem { Text("B") }
        VStack { if probe.flag { attendance.named("third") } }.tag(2).tabItem { Text("C") }
      }
    }
  }
}

extension Attendance {
  /// A text that notes here when it comes and when it has gone.
  fileprivate func named(_ name: String) -> some View {
    Attending(self, as: name) { Text(name) }
  }
}
