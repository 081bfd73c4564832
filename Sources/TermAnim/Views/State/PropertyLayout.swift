/// Where the dynamic properties of a type of view lie, and what to do with each before the body
/// runs.
@MainActor
struct PropertyLayout {
  /// Connects or updates one property of the value that starts at the address.
  typealias Step =
    @MainActor (
      UnsafeMutableRawPointer, inout [AnyObject?], ViewNode, EnvironmentReads
    ) -> Void

  private(set) var steps: [Step] = []
  private(set) var slotCount = 0
  /// Whether there is a property whose object the program has made for the node.
  private(set) var ownsObject = false

  init(of type: any Any.Type, in fields: FieldTables) {
    append(fields.table(for: type), at: 0)
  }

  private mutating func append(_ table: FieldTable, at base: Int) {
    for field in table.fields {
      let offset = base + field.offset
      switch field.table.role {
      case .value: break
      case .connected(let property): appendConnection(property, at: offset)
      case .updated(let property):
        append(field.table, at: offset)
        appendUpdate(property, at: offset)
      }
    }
  }

  private mutating func appendConnection<Property: GraphProperty>(
    _ type: Property.Type, at offset: Int
  ) {
    let slot = slotCount
    slotCount += 1
    ownsObject = ownsObject || type.ownsObject
    steps.append { base, slots, node, reads in
      (base + offset).assumingMemoryBound(to: type).pointee
        .connect(to: &slots[slot], of: node, reads: reads)
    }
  }

  private mutating func appendUpdate<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int
  ) {
    steps.append { base, _, _, _ in
      (base + offset).assumingMemoryBound(to: type).pointee.update()
    }
  }
}
